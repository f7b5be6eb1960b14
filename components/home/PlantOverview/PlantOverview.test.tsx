import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { gridKilovolts } from '@/solar/grid';
import { PlantOverview } from './PlantOverview';

test.each(locales)(
  'in %s a large plant is connected at the voltages that the estimate has',
  (locale) => {
    const { container } = renderIn(locale, <PlantOverview />);
    const text = container.querySelector('ol > :last-child > p')?.textContent;
    for (const { high } of Object.values(gridKilovolts)) expect(text).toContain(`${high}\u00a0kV`);
  },
);

test.each(locales)('the text in %s leaves these voltages to the build', (locale) => {
  const { text } = messages[locale].PlantOverview.stations.grid;
  for (const { high } of Object.values(gridKilovolts)) expect(text).not.toContain(high);
});
