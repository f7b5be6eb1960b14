import { markedMessages } from '@/editor/marks';
import { chipValues } from '../chips';
import { numbersIn, occurrencesOf, piecesIn } from './textPieces';

const { outer, inner, rich, label } = markedMessages(
  { outer: 'PDF, {size}', inner: '7 kB', rich: '<b>One</b> and <b>two</b>', label: 'A field' },
  ['outer', 'inner', 'rich', 'label'],
);
const html = `<h1>${outer.replace('{size}', inner)} | Company</h1><p>${rich}.</p><img alt="${label}" data-texts="${label}"><script>"${label}"</script>`;

test('each piece of text has the numbers of its messages, the innermost last', () => {
  document.body.innerHTML = html;
  expect(piecesIn(document.body).map(({ text, numbers }) => [text, numbers])).toEqual([
    ['PDF, ', [0]],
    ['7 kB', [0, 1]],
    [' | Company', []],
    ['One', [2]],
    [' and ', [2]],
    ['two', [2]],
    ['.', []],
    ['A field', [3]],
  ]);
});

test('the HTML of a page contains the numbers of all its messages, including those for scripts', () => {
  expect(numbersIn(`<script>"${label}"</script><p>${inner}</p>`)).toEqual([3, 1]);
});

test('a text that the page shows three times has the values of one occurrence', () => {
  const own = 'Answer within {answer}: free.';
  const { text, days } = markedMessages({ text: own, days: '1 day' }, ['text', 'days']);
  const shown = text.replace('{answer}', days);
  const part = shown.replace('Answer', '<b>Answer</b>');
  document.body.innerHTML = `<p>${shown}</p><p>${part}</p><p>${shown}</p> The end.`;
  const all = occurrencesOf(0, piecesIn(document.body));
  expect(all).toEqual(Array(3).fill('Answer within 1 day: free.'));
  expect(all.map((one) => chipValues(own, one))).toEqual(Array(3).fill({ answer: '1 day' }));
});
