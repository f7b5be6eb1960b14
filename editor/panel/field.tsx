import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { chipName, chips, invisibleSign } from '../chips';
import { cleanText } from './cleanText';
import { Button } from './editor';
import { toolText } from './language';

/** The values that the page fills in for placeholders, by name. */
type ChipValues = Readonly<Record<string, string>>;

function chip(raw: string): HTMLElement {
  const { sign, name } = invisibleSign(raw) ?? {};
  const made = Object.assign(document.createElement('span'), {
    className: sign ? 'chip space' : 'chip',
    contentEditable: 'false',
    role: 'img',
    ariaLabel: name ?? chipName(raw),
    title: name ?? raw,
  });
  // The content of a chip is the raw text, so that it is copied and counted as such. The styles draw what is visible.
  made.textContent = raw;
  made.dataset.label = sign ?? chipName(raw);
  return made;
}

function nodesOf(text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const { 0: raw, index } of text.matchAll(chips)) {
    if (index > from) nodes.push(document.createTextNode(text.slice(from, index)));
    nodes.push(chip(raw));
    from = index + raw.length;
  }
  if (from < text.length) nodes.push(document.createTextNode(text.slice(from)));
  // Without this, browsers show no caret after a chip.
  else nodes.push(document.createElement('br'));
  return nodes;
}

function selectionIn(box: HTMLElement): Range | undefined {
  const root = box.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  const selection = root.getSelection?.() ?? getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  return range && box.contains(range.commonAncestorContainer) ? range : undefined;
}

/** Moves the caret to the end, unless it is in the box already. */
function focus(box: HTMLElement): void {
  const isThere = selectionIn(box) !== undefined;
  box.focus();
  if (isThere) return;
  getSelection()?.selectAllChildren(box);
  getSelection()?.collapseToEnd();
}

/** The text in the box before the caret. */
function textBefore(box: HTMLElement): string {
  const before = document.createRange();
  before.selectNodeContents(box);
  const caret = selectionIn(box);
  if (caret) before.setEnd(caret.startContainer, caret.startOffset);
  return before.toString();
}

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
  say(words: string): void;
}

/** A field for one text. Its words can be edited; its placeholders and tags can only be moved, removed and put back. */
export function Field(props: FieldProps) {
  const { locale, name, text, values, lost, isWrong, isReadOnly, hasFocus, onText, say } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { quotes } = languages[locale ?? 'en'];
  const box = () => ref.current as HTMLDivElement;
  // Rendered at once, because rendering an older text between two keys would move the caret to the beginning.
  const typed = () => flushSync(() => onText(box().textContent));

  /** Inserts text at the caret. The browser's own undo can remove it again. */
  const insert = (added: string) => {
    focus(box());
    const holder = document.createElement('div');
    holder.append(...nodesOf(added).filter(({ nodeName }) => nodeName !== 'BR'));
    document.execCommand('insertHTML', false, holder.innerHTML);
    // The caret cannot leave a chip.
    const last = selectionIn(box())?.endContainer.parentElement?.closest('.chip');
    if (last) getSelection()?.setPosition(box(), [...box().childNodes].indexOf(last) + 1);
    const { lastChild } = box();
    if (lastChild instanceof HTMLElement && lastChild.nodeName !== 'BR')
      box().append(document.createElement('br'));
  };
  /** Inserts a lost chip, after a space if there is a word before it. */
  const putBack = (raw: string) => {
    focus(box());
    const isGlued = /[\p{L}\d]$/u.test(textBefore(box())) && /^(\{\w|<\w)/.test(raw);
    insert(isGlued ? ` ${raw}` : raw);
  };
  const paste = (event: { preventDefault(): void }, data: DataTransfer | null) => {
    event.preventDefault();
    const pasted = data?.getData('text/plain') ?? '';
    const isWhole = box().textContent === (selectionIn(box())?.toString() ?? '');
    const clean = cleanText(pasted, quotes, isWhole);
    insert(clean);
    if (clean !== pasted) say(toolText('Panel.pasteCleaned', { pasted }));
  };
  /** Stops characters that no text may contain before they are inserted. */
  const guard = useEffectEvent((event: InputEvent) => {
    const { inputType, data } = event;
    const sign = inputType === 'insertText' && /^[{}<>"']$/.test(data ?? '') ? data : undefined;
    if (!sign && !/^(format|insert(Paragraph|LineBreak|HorizontalRule))/.test(inputType)) return;
    event.preventDefault();
    if (sign === "'") document.execCommand('insertText', false, '’');
    else if (sign === '"') {
      const [open = '', close = ''] = quotes[0] ?? '';
      const begins = /(^|[\s(–—])$/.test(textBefore(box()));
      document.execCommand('insertText', false, begins ? open : close);
    } else if (sign) say(toolText('Panel.signsNotTyped', { signs: '{ } < >' }));
  });

  useEffect(() => {
    const field = ref.current;
    // Not with React, because its event does not say what is inserted.
    field?.addEventListener('beforeinput', guard);
    return () => field?.removeEventListener('beforeinput', guard);
  }, []);
  useLayoutEffect(() => {
    const field = ref.current;
    if (field && (field.textContent !== text || !field.firstChild))
      field.replaceChildren(...nodesOf(text));
    for (const made of field?.querySelectorAll<HTMLElement>('.chip') ?? []) {
      const value = values[chipName(made.textContent)];
      if (!value || made.dataset.value === value) continue;
      made.dataset.value = value;
      made.ariaLabel = `${made.dataset.label}: ${value}`;
    }
  });
  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);

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
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no chips */}
      <div
        ref={ref}
        className="field"
        role="textbox"
        tabIndex={0}
        aria-label={name}
        aria-invalid={isWrong}
        lang={locale ?? ''}
        spellCheck
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        onInput={typed}
        onPaste={(event) => paste(event, event.clipboardData)}
        onDrop={(event) => paste(event, event.dataTransfer)}
      />
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
