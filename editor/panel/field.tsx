import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chipName } from '../chips';
import { type Locale, languages } from '../siteInBrowser';
import { cleanText } from './cleanText';
import { Button } from './editor';
import { type ChipValues, chipsIn, type FieldRules, fieldState, replaced } from './fieldState';
import { toolText } from './language';

interface FieldProps {
  readonly locale: Locale | undefined;
  readonly name: string;
  readonly text: string;
  readonly values: ChipValues;
  /** Chips that can be put back. */
  readonly lost: readonly string[];
  readonly isWrong: boolean;
  readonly isReadOnly: boolean;
  readonly hasFocus: boolean;
  onText(text: string): void;
  /** Shows a message to the person who types. */
  notify(words: string): void;
}

/** What can change while a field is there. */
function looksOf({ locale, name, values, isWrong, isReadOnly }: FieldProps): Extension {
  return [
    EditorView.editable.of(!isReadOnly),
    EditorState.readOnly.of(isReadOnly),
    EditorView.decorations.compute(['doc'], (state) => chipsIn(state, values)),
    EditorView.contentAttributes.of({
      class: 'field',
      tabindex: '0',
      lang: locale ?? '',
      'aria-label': name,
      'aria-invalid': String(isWrong),
      'aria-multiline': 'false',
      // CodeMirror is made for code and switches these off.
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      writingsuggestions: 'true',
    }),
  ];
}

/** A field for one text. Its words can be edited; its placeholders and tags can only be moved, removed and put back. */
export function Field(props: FieldProps) {
  const { locale, text, lost, hasFocus } = props;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<EditorView>(null);
  const [looks] = useState(() => new Compartment());
  const now = useRef(props);

  useLayoutEffect(() => {
    const { quotes } = languages[now.current.locale ?? 'en'];
    const rules: FieldRules = {
      quotes,
      onText: (typed) => now.current.onText(typed),
      onSigns: () => now.current.notify(toolText('Panel.signsNotTyped', { signs: '{ } < >' })),
      clean(pasted, isWhole) {
        const clean = cleanText(pasted, quotes, isWhole);
        if (clean !== pasted) now.current.notify(toolText('Panel.pasteCleaned', { pasted }));
        return clean;
      },
    };
    const state = fieldState(now.current.text, rules, looks.of([]));
    const view = new EditorView({ state, ...(box.current && { parent: box.current }) });
    field.current = view;
    return () => view.destroy();
  }, [looks]);
  useLayoutEffect(() => {
    now.current = props;
    const view = field.current;
    view?.dispatch({ effects: looks.reconfigure(looksOf(props)) });
    if (view && view.state.sliceDoc() !== text) view.dispatch(replaced(view.state, text));
  });
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  const insert = (added: string) => {
    const view = field.current;
    view?.focus();
    view?.dispatch(view.state.replaceSelection(added), { userEvent: 'input' });
  };
  /** Inserts a lost chip, after a space if there is a word before it. */
  const putBack = (raw: string) => {
    const { state } = field.current ?? {};
    const before = state?.sliceDoc(0, state.selection.main.from) ?? '';
    const isGlued = /[\p{L}\d]$/u.test(before) && /^(\{\w|<\w)/.test(raw);
    insert(isGlued ? ` ${raw}` : raw);
  };
  const tool = (label: string, title: string, use: () => void) => (
    // A press on a tool must leave the caret in the field.
    <Button
      key={title}
      title={title}
      aria-label={title}
      onMouseDown={(event) => event.preventDefault()}
      onClick={use}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div ref={box} />
      <p className="tools">
        {locale && [
          tool('⍽', toolText('Panel.noBreak'), () => insert('\u00a0')),
          tool('‧', toolText('Panel.softHyphen'), () => insert('\u00ad')),
        ]}
        {lost.map((raw) => {
          const label = toolText('Panel.putBack', { chip: chipName(raw) });
          return tool(label, label, () => putBack(raw));
        })}
      </p>
    </>
  );
}
