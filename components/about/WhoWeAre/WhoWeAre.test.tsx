import { renderIn } from '@/components/testing/renderIn';
import { WhoWeAre } from './WhoWeAre';

const none = { groundTo: 0, roofTo: 0, storagePower: 0, storageEnergy: 0 };

/** What the section says of plants of these sizes, with the area of each drawing. */
function saidOf(capacity: typeof none) {
  const { container } = renderIn('en', <WhoWeAre capacity={capacity} />);
  return [...container.querySelectorAll('dl > div')].map((kind) => [
    kind.querySelector('svg')?.getAttribute('viewBox'),
    kind.textContent,
  ]);
}

test('a kind of plants that the company does not build is left out', () => {
  const roofs = saidOf({ ...none, roofTo: 1.2 });
  expect(roofs).toEqual([['0 -84 200 84', expect.stringContaining('1.2')]]);
  expect(saidOf(none)).toEqual([]);
});
