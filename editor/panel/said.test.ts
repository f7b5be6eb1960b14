import { markedMessages } from '@/editor/marks';
import { numbersIn, saidIn } from './said';

const { outer, inner, rich, label } = markedMessages(
  { outer: 'PDF, {size}', inner: '7 kB', rich: '<b>One</b> and <b>two</b>', label: 'A field' },
  ['outer', 'inner', 'rich', 'label'],
);
const html = `<h1>${outer.replace('{size}', inner)} | Company</h1><p>${rich}.</p><img alt="${label}" data-texts="${label}"><script>"${label}"</script>`;

test('each piece of text knows its messages, the innermost last', () => {
  document.body.innerHTML = html;
  expect(saidIn(document.body).map(({ text, numbers }) => [text, numbers])).toEqual([
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

test('a page’s HTML has the numbers of all its messages, those for scripts included', () => {
  expect(numbersIn(`<script>"${label}"</script><p>${inner}</p>`)).toEqual([3, 1]);
});
