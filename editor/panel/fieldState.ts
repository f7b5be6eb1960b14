import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension, Transaction, type TransactionSpec } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view';
import { chipName, chips, invisibleSign, slotsOf } from '../chips';

/* The rules of a field, for CodeMirror: one line of text, in which the chips are single signs. */

/** The values that the page fills in for placeholders, by name. */
export type ChipValues = Readonly<Record<string, string>>;

class Chip extends WidgetType {
  constructor(
    readonly raw: string,
    readonly value: string | undefined,
  ) {
    super();
  }

  override eq({ raw, value }: Chip): boolean {
    return raw === this.raw && value === this.value;
  }

  override toDOM(): HTMLElement {
    const { sign, name } = invisibleSign(this.raw) ?? {};
    const label = sign ?? chipName(this.raw);
    const words = this.value ? `${label}: ${this.value}` : label;
    return Object.assign(document.createElement('span'), {
      className: sign ? 'chip space' : 'chip',
      role: 'img',
      ariaLabel: name ?? words,
      title: name ?? this.raw,
      textContent: words,
    });
  }

  /** A click on it puts the caret beside it. */
  override ignoreEvent(): boolean {
    return false;
  }
}

/** The chips of a text in their places. */
export function chipsIn({ doc }: EditorState, values: ChipValues): DecorationSet {
  const places = Array.from(doc.toString().matchAll(chips), ({ 0: raw, index }) =>
    Decoration.replace({ widget: new Chip(raw, values[chipName(raw)]) }).range(
      index,
      index + raw.length,
    ),
  );
  return Decoration.set(places);
}

/** The signs of chips that are in a text without the rest of the chip. */
const loose = (text: string) => text.replace(chips, '').match(/[{}<>]/g)?.length ?? 0;

/** Whether a change leaves chips as they are, or takes them away as a whole. */
function isWhole(before: string, after: string): boolean {
  const known = slotsOf(before);
  return slotsOf(after).every((raw) => known.includes(raw)) && loose(after) <= loose(before);
}

/**
 * Nobody can begin a line or change a chip. What is pasted is checked afterwards, as all texts are. An input method
 * that is refused a change would be confused, so what it composes is cleaned when it has ended.
 */
const wholeChips = EditorState.changeFilter.of((change) => {
  const { doc } = change.startState;
  const isBy = (event: string) => change.isUserEvent(event);
  if (isBy('input') && change.newDoc.lines > doc.lines) return false;
  return (
    isBy('input.type.compose') ||
    !['input.type', 'delete', 'move'].some(isBy) ||
    isWhole(doc.toString(), change.newDoc.toString())
  );
});

/**
 * What is typed, with the quotation marks and apostrophes of the language, and without the signs of chips.
 *
 * @param before the text before it
 * @param quotes pairs of quotation marks of the language
 */
export function asTyped(typed: string, before: string, [pair = '']: readonly string[]): string {
  const [open = '', close = ''] = pair;
  return typed.replace(/[{}<>]/g, '').replace(/['"]/g, (sign, at: number, all: string) => {
    if (sign === "'") return '’';
    return /(^|[\s(–—])$/.test(before + all.slice(0, at)) ? open : close;
  });
}

/** What a field tells the panel, and asks it. */
export interface FieldRules {
  readonly quotes: readonly string[];
  onText(text: string): void;
  /** Signs that cannot be typed were left out. */
  onSigns(): void;
  /** @param isWhole whether the pasted text becomes the whole text. @returns the text that is inserted */
  clean(pasted: string, isWhole: boolean): string;
}

function typing({ quotes, onSigns }: FieldRules): Extension {
  /** Where a space was taken out with a sign. It comes back if a word is typed there next. */
  let spaceAt: number | undefined;
  /** @returns whether it was typed in another way */
  const type = (view: EditorView, from: number, to: number, text: string) => {
    const isSpaceOut = spaceAt === from;
    spaceAt = undefined;
    const space = isSpaceOut && /^[^\s{}<>]/.test(text) ? ' ' : '';
    const before = view.state.sliceDoc(0, from) + space;
    const typed = space + asTyped(text, before, quotes);
    if (typed === text) return false;
    const isRefused = /[{}<>]/.test(text);
    // Nobody sees a space at the end of a text, or beside another one.
    const isLoose =
      isRefused && (before + typed).endsWith(' ') && /^(?: |$)/.test(view.state.sliceDoc(to));
    const start = isLoose && typed === '' ? from - 1 : from;
    const insert = isLoose ? typed.replace(/ $/, '') : typed;
    const anchor = start + insert.length;
    if (isRefused) onSigns();
    if (isLoose || (isRefused && isSpaceOut && typed === '')) spaceAt = anchor;
    view.dispatch({
      changes: { from: start, to, insert },
      selection: { anchor },
      userEvent: 'input.type',
    });
    return true;
  };
  return [
    // A change of what an input method is composing would stop it.
    EditorView.inputHandler.of(
      (view, from, to, text) => !view.composing && type(view, from, to, text),
    ),
    EditorView.domEventObservers({
      compositionend({ data }, view) {
        setTimeout(() => {
          const from = view.state.sliceDoc(0, view.state.selection.main.head).lastIndexOf(data);
          if (from >= 0) type(view, from, from + data.length, data);
        });
      },
    }),
  ];
}

const isNothingSelected = (_: Event, { state }: EditorView) => state.selection.main.empty;

/** @param looks what can change while the field is there */
export function fieldState(text: string, rules: FieldRules, looks: Extension = []): EditorState {
  return EditorState.create({
    doc: text,
    selection: { anchor: text.length },
    extensions: [
      history(),
      keymap.of([...historyKeymap, ...standardKeymap]),
      EditorView.lineWrapping,
      EditorView.atomicRanges.of(({ state }) => chipsIn(state, {})),
      wholeChips,
      typing(rules),
      EditorView.clipboardInputFilter.of((pasted, { selection: { main }, doc }) =>
        rules.clean(pasted, main.to - main.from === doc.length),
      ),
      // Otherwise they would take the whole line.
      EditorView.domEventHandlers({ copy: isNothingSelected, cut: isNothingSelected }),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const isTyped = transactions.some((one) => one.annotation(Transaction.userEvent));
        if (docChanged && isTyped) rules.onText(state.sliceDoc());
      }),
      looks,
    ],
  });
}

/** Replaces the text by another version of it. A person can undo this, too. */
export function replaced({ doc }: EditorState, text: string): TransactionSpec {
  return {
    changes: { from: 0, to: doc.length, insert: text },
    selection: { anchor: text.length },
    annotations: isolateHistory.of('full'),
  };
}
