import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { chipName, chips, invisible } from '../chips';
import { cleaned } from './clean';

/** What the page fills in for placeholders, by name. */
export type ChipValues = Readonly<Record<string, string>>;

function chip(raw: string, values: ChipValues): HTMLElement {
  const [sign, name] = invisible[raw] ?? [];
  const tag = /^<(\/?)(.*)>$/.exec(raw);
  const shown = chipName(raw);
  const label = tag ? `${tag[2]} ${tag[1] ? 'end' : 'begin'}` : shown;
  const value = values[shown];
  const made = Object.assign(document.createElement('span'), {
    className: sign ? 'chip space' : 'chip',
    contentEditable: 'false',
    role: 'img',
    ariaLabel: name ?? (value ? `${label}: ${value}` : label),
    title: name ?? raw,
  });
  // Its words are drawn by the styles: a caret would get stuck in a text within it.
  Object.assign(made.dataset, { raw, label: sign ?? shown });
  if (value) made.dataset.value = value;
  return made;
}

function nodesOf(text: string, values: ChipValues): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const { 0: raw, index } of text.matchAll(chips)) {
    if (index > from) nodes.push(document.createTextNode(text.slice(from, index)));
    nodes.push(chip(raw, values));
    from = index + raw.length;
  }
  if (from < text.length) nodes.push(document.createTextNode(text.slice(from)));
  // Without it, browsers show no caret behind a chip.
  else nodes.push(document.createElement('br'));
  return nodes;
}

function textOf(node: Node): string {
  if (node instanceof HTMLElement && node.dataset.raw) return node.dataset.raw;
  return node instanceof Text ? node.data : Array.from(node.childNodes, textOf).join('');
}

/** A field for one text in one language: words can be typed; placeholders and tags only moved, removed and put back. */
export class Field {
  readonly box: HTMLElement;
  private values: ChipValues = {};

  /** @param tell says something to the person who types */
  constructor(
    private readonly locale: Locale | undefined,
    name: string,
    private readonly changed: (text: string) => void,
    private readonly tell: (words: string) => void,
  ) {
    this.box = Object.assign(document.createElement('div'), {
      className: 'field',
      contentEditable: 'true',
      role: 'textbox',
      ariaLabel: name,
      lang: locale ?? '',
      spellcheck: true,
    });
    this.box.addEventListener('beforeinput', (event) => this.guard(event));
    this.box.addEventListener('input', () => this.changed(this.text));
    this.box.addEventListener('paste', (event) => {
      event.preventDefault();
      this.paste(event.clipboardData?.getData('text/plain') ?? '');
    });
    this.box.addEventListener('drop', (event) => {
      event.preventDefault();
      this.paste(event.dataTransfer?.getData('text/plain') ?? '');
    });
    // As text, so that chips come back as chips.
    for (const type of ['copy', 'cut'] as const) {
      this.box.addEventListener(type, (event) => {
        const selection = this.selection();
        if (!selection) return;
        event.preventDefault();
        event.clipboardData?.setData('text/plain', textOf(selection.cloneContents()));
        if (type === 'cut') document.execCommand('delete');
      });
    }
  }

  private get quotes(): readonly string[] {
    return languages[this.locale ?? 'en'].quotes;
  }

  get text(): string {
    return textOf(this.box);
  }

  set text(text: string) {
    if (text !== this.text || this.box.childNodes.length === 0)
      this.box.replaceChildren(...nodesOf(text, this.values));
  }

  /** Shows what the page fills in. */
  showValues(values: ChipValues): void {
    this.values = values;
    for (const made of this.box.querySelectorAll<HTMLElement>('.chip'))
      made.replaceWith(chip(made.dataset.raw ?? '', values));
  }

  /** Puts text in at the caret, or at the end. The browser's own undo takes it back. */
  insert(text: string): void {
    this.focus();
    const holder = document.createElement('div');
    holder.append(...nodesOf(text, this.values).filter((node) => node.nodeName !== 'BR'));
    document.execCommand('insertHTML', false, holder.innerHTML);
    const { lastChild } = this.box;
    if (!(lastChild instanceof Text) && lastChild?.nodeName !== 'BR') {
      this.box.append(document.createElement('br'));
    }
  }

  /** Puts a lost chip in at the caret, and before it the space that parts it from a word. */
  putBack(raw: string): void {
    this.focus();
    const before = document.createRange();
    before.selectNodeContents(this.box);
    const caret = this.selection();
    if (caret) before.setEnd(caret.startContainer, caret.startOffset);
    const isGlued = /[\p{L}\d]$/u.test(textOf(before.cloneContents())) && /^(\{\w|<\w)/.test(raw);
    this.insert(isGlued ? ` ${raw}` : raw);
  }

  /** Puts the caret at the end, unless it is in the field already. */
  private focus(): void {
    this.box.focus();
    if (this.selection()) return;
    getSelection()?.selectAllChildren(this.box);
    getSelection()?.collapseToEnd();
  }

  private selection(): Range | undefined {
    const root = this.box.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
    const selection = root.getSelection?.() ?? getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    return range && this.box.contains(range.commonAncestorContainer) ? range : undefined;
  }

  /** The chip before (-1) or behind (0) the caret. */
  private chipBeside(side: number): HTMLElement | undefined {
    const range = this.selection();
    if (!range?.collapsed) return undefined;
    const { startContainer: node, startOffset: offset } = range;
    let beside: Node | null | undefined = node.childNodes[offset + side];
    if (node instanceof Text) {
      if (offset !== (side < 0 ? 0 : node.length)) return undefined;
      beside = side < 0 ? node.previousSibling : node.nextSibling;
    }
    return beside instanceof HTMLElement && beside.dataset.raw ? beside : undefined;
  }

  private paste(pasted: string): void {
    const replaced = this.selection()?.cloneContents();
    const isWhole = this.text === (replaced ? textOf(replaced) : '');
    const text = cleaned(pasted, this.quotes, isWhole);
    this.insert(text);
    if (text !== pasted) this.tell(`Pasted text was cleaned. Before: ${pasted}`);
  }

  /** Keeps away what no text may have, before it is there. */
  private guard(event: InputEvent): void {
    const { inputType, data } = event;
    const side = { deleteContentBackward: -1, deleteContentForward: 0 }[inputType];
    const beside = side === undefined ? undefined : this.chipBeside(side);
    if (beside) {
      // Browsers do not delete it by themselves.
      event.preventDefault();
      beside.remove();
      this.changed(this.text);
      return;
    }
    if (/^(format|insertParagraph|insertLineBreak|insertHorizontalRule)/.test(inputType)) {
      event.preventDefault();
    } else if (inputType === 'insertText' && data && /[{}<>]/.test(data)) {
      event.preventDefault();
      this.tell('{ } < > cannot be typed here. The chips stand for what the website fills in.');
    } else if (inputType === 'insertText' && (data === "'" || data === '"')) {
      event.preventDefault();
      const [open = '', close = ''] = this.quotes[0] ?? '';
      const range = this.selection();
      const before =
        range?.startContainer instanceof Text
          ? range.startContainer.data[range.startOffset - 1]
          : '';
      const begins = !before || /[\s(–—]/.test(before);
      document.execCommand('insertText', false, data === "'" ? '’' : begins ? open : close);
    }
  }
}
