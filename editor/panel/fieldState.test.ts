import { redo, undo } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { readMessageFile, textsOf } from '@/scripts/content/messageFiles';
import { asTyped, chipsIn, type FieldRules, fieldState, replaced } from './fieldState';

const rules: FieldRules = {
  quotes: languages.en.quotes,
  onText: () => undefined,
  onSigns: () => undefined,
  clean: (pasted) => pasted,
};
const start = (text: string) => fieldState(text, rules);

/** The state after a change that a person makes. */
const changed = (state: EditorState, from: number, to: number, insert = '', event = 'input.type') =>
  state.update({ changes: { from, to, insert }, userEvent: event }).state;

function after(command: typeof undo, state: EditorState): EditorState {
  let next = state;
  command({ state, dispatch: (transaction) => (next = transaction.state) });
  return next;
}

/** What a person sees of the chips, and the text outside them. */
function parts(text: string, values = {}) {
  const state = start(text);
  const shown: (string | null)[] = [];
  let rest = '';
  let last = 0;
  chipsIn(state, values).between(0, text.length, (from, to, { spec }) => {
    shown.push(spec.widget.toDOM().textContent);
    rest += state.sliceDoc(last, from);
    last = to;
  });
  return { shown, rest: rest + state.sliceDoc(last) };
}

test.each(locales)('every text of %s passes through a field unchanged', (locale) => {
  const texts = textsOf(readMessageFile(locale)).map(({ value }) => value);
  const wrong = texts.filter((text) => {
    const state = start(text);
    const typed = changed(state, text.length, text.length, 'x');
    return (
      state.sliceDoc() !== text ||
      typed.sliceDoc() !== `${text}x` ||
      after(undo, typed).sliceDoc() !== text ||
      // All that a person could break is in a chip, and all that nobody could see.
      /[{}<>\u00a0\u202f\u00ad]/.test(parts(text).rest)
    );
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['© {year} {group}.', ['year', 'group']],
  ['Write to <email>{address}</email>.', ['email ▸', 'address', '◂ email']],
  ['{value, number, ::.00}\u00a0kV', ['value', '⍽']],
  ['{n, plural, one {# day} other {# days}}', ['{n, plural, one {', '} other {', '}}']],
  ['No chips', []],
])('%s has chips', (text, shown) => {
  expect(parts(text).shown).toEqual(shown);
});

test('a placeholder shows the value that the page fills in', () => {
  expect(parts('© {year}', { year: '2026' }).shown).toEqual(['year: 2026']);
});

test.each([
  ['a part of a chip', '© {year}', 3, 5, '', 'delete.backward', '© {year}'],
  ['the signs at two chips', '{a}{b}', 2, 4, '', 'delete.backward', '{a}{b}'],
  ['two letters that change places across a chip', '{a}b', 2, 4, 'b}', 'move', '{a}b'],
  ['a letter in a chip', '{a}', 1, 1, 'b', 'input.type', '{a}'],
  ['a chip as a whole', '© {year}', 2, 8, '', 'delete.backward', '© '],
  ['a chip out of two', '{a}{b}', 1, 4, '', 'delete.backward', '{b}'],
  ['a chip that is put back', '© ', 2, 2, '{year}', 'input', '© {year}'],
  ['a sign of a chip', 'a', 1, 1, '{', 'input.type', 'a'],
  ['a sign of a chip that is pasted', 'a', 1, 1, '{', 'input.paste', 'a{'],
  ['a line', 'a', 1, 1, '\n', 'input', 'a'],
])('a person changes %s: from “%s”', (_, text, from, to, insert, event, result) => {
  expect(changed(start(text), from, to, insert, event).sliceDoc()).toBe(result);
});

test('another version of the text can be undone like all that was typed, and redone', () => {
  const typed = changed(start('One'), 3, 3, ' two');
  const discarded = typed.update(replaced(typed, 'One')).state;
  expect(discarded.sliceDoc()).toBe('One');
  const back = after(undo, discarded);
  expect(back.sliceDoc()).toBe('One two');
  expect(after(undo, back).sliceDoc()).toBe('One');
  expect(after(redo, after(undo, back)).sliceDoc()).toBe('One two');
});

test.each([
  ['bg', '', '"Той"', '„Той“'],
  ['en', 'The plant', "'s", '’s'],
  ['en', 'He said (', '"', '“'],
  ['en', 'He said (“yes', '"', '”'],
  ['it', '', '{anno} <b>', 'anno b'],
] as const)('%s: after “%s”, %s is typed as %s', (locale, before, typed, shown) => {
  expect(asTyped(typed, before, languages[locale].quotes)).toBe(shown);
});

test.each([
  ['Sole {', 'Sole'],
  ['Sole {{', 'Sole'],
  ['Sole < 20', 'Sole 20'],
  ['Sole {{anno} e', 'Sole anno e'],
  ['Sole{e', 'Solee'],
])('whoever types “%s” leaves no space that nobody sees', (typed, shown) => {
  const view = new EditorView({ state: start('') });
  for (const sign of typed) {
    const { from, to } = view.state.selection.main;
    const insert = () =>
      view.state.update({ changes: { from, to, insert: sign }, selection: { anchor: from + 1 } });
    const isDone = view.state
      .facet(EditorView.inputHandler)
      .some((type) => type(view, from, to, sign, insert));
    if (!isDone) view.dispatch(insert());
  }
  expect(view.state.sliceDoc()).toBe(shown);
});
