import { markTexts } from './marks';

function numbersOf(html: string, pieces: Record<string, string[]>): Record<string, number> {
  document.title = 'Contacts | Company';
  document.body.innerHTML = html;
  const rows = Object.entries(pieces).map(([key, own]) => ({ key, pieces: own }));
  const places = [...markTexts(document, rows)];
  return Object.fromEntries(places.map(([key, { number }]) => [key, number]));
}

test('texts are found whole, within others, in attributes and in the title; the rest is left out', () => {
  const html = `<h1>Write\u00a0to us</h1><p>It goes to a@b.example, and comes back soon.</p>
    <img alt="A field"><script>Not said at all</script>`;
  expect(
    numbersOf(html, {
      heading: ['Write to us'],
      sentence: [', and comes back soon.'],
      picture: ['A field'],
      title: ['Contacts | C'],
      script: ['Not said at all'],
      elsewhere: ['Nowhere here'],
      short: ['It'],
    }),
  ).toEqual({ heading: 1, sentence: 2, picture: 3, title: 4 });
  const badges = document.querySelectorAll('[data-text-mark]');
  expect([...badges].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
});

test('marking twice leaves one number for each text', () => {
  numbersOf('<h1>Write to us</h1>', { heading: ['Write to us'] });
  markTexts(document, [{ key: 'heading', pieces: ['Write to us'] }]);
  expect(document.querySelectorAll('[data-text-mark]')).toHaveLength(1);
});
