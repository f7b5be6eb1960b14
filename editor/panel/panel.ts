import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import type { Change, Fact, State } from '../protocol';
import { history, reversed } from './drafts';
import { button, element } from './element';
import { FileView } from './fileView';
import { ListView } from './listView';
import { certificateTool, dropTarget, pictureTools, putFile } from './mediaTools';
import { isControl, isVisible, type Said, saidAt, saidIn } from './said';
import { Refused, server } from './server';
import { pageStyles, styles } from './styles';
import { TextView } from './textView';

const stopped = 'The editor has stopped';

type Tone = 'good' | 'bad' | 'plain';

interface View {
  readonly box: HTMLElement;
  focus(): void;
  refresh(): void | Promise<void>;
}

declare global {
  interface Window {
    /** Next's router in the browser. */
    readonly next?: { readonly router?: { refresh(): void } };
  }
}

/** The editor on a page: the bar, what is pointed at, and one view at a time. */
export class Panel extends HTMLElement {
  state: State = { files: [], problems: [], toDo: {}, facts: [], pictures: {}, folder: '' };
  /** In the order of the English file; a mark on the page has the place of its key here. */
  keys: readonly string[] = [];
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly bar = element('div', { className: 'bar' });
  private readonly place = element('div', { className: 'place' });
  private readonly status = element('p', { className: 'status' });
  private readonly outline = element('div', { className: 'outline', hidden: true });
  private readonly counter = element('b');
  /** Lets the end of the page be scrolled above the panel. Not an attribute of <html>: hydration would miss it. */
  private readonly space = new CSSStyleSheet({ disabled: true });
  private view: View | undefined;
  private reloaded: Promise<void> = Promise.resolve();
  private travelled: Promise<void> = Promise.resolve();
  private showsToDo = sessionStorage.getItem('editor to do') === 'yes';

  get isOn(): boolean {
    return sessionStorage.getItem('editor') === 'on';
  }

  async start(): Promise<void> {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.root.adoptedStyleSheets = [sheet];
    const colours = new CSSStyleSheet();
    colours.replaceSync(pageStyles);
    this.space.replaceSync('body { padding-bottom: 58vh }');
    document.adoptedStyleSheets.push(colours, this.space);
    this.status.setAttribute('role', 'status');
    this.lang = 'en';
    const dock = element(
      'section',
      { className: 'dock', ariaLabel: 'Editor' },
      this.bar,
      this.status,
      this.place,
    );
    this.root.append(this.outline, dock);
    // Outside of <body>, which is React's.
    document.documentElement.append(this);
    if (location.hash === '#edit') sessionStorage.setItem('editor', 'on');
    await this.load();
    this.listen();
    this.draw();
  }

  private async load(): Promise<void> {
    this.state = await server.state();
    this.keys = Object.keys(this.state.files[0]?.texts ?? {});
  }

  /**
   * Shows what is on disk now: in the panel and on the page. One at a time, since a save and the server both ask for it.
   *
   * @param always also when no text has changed
   */
  reload({ always = false } = {}): Promise<void> {
    const repaint = () => {
      window.next?.router?.refresh();
      for (const page of this.documents().slice(1)) page.location.reload();
    };
    if (always) repaint();
    const next = async () => {
      const old = JSON.stringify(this.state);
      await this.load();
      const isNew = JSON.stringify(this.state) !== old;
      if (isNew && !always) repaint();
      this.drawBar();
      if (isNew || always) await this.view?.refresh();
    };
    this.reloaded = this.reloaded.then(next, next);
    return this.reloaded;
  }

  fileOf(locale: Locale): State['files'][number] | undefined {
    return this.state.files.find((file) => file.locale === locale);
  }

  textOf(locale: Locale, key: string): { value: string; line: number } | undefined {
    return this.fileOf(locale)?.texts[key];
  }

  /** The page and the frames within it that have texts of the site. */
  documents(): Document[] {
    const frames = [...document.querySelectorAll('iframe')].flatMap(
      ({ contentDocument }) => contentDocument ?? [],
    );
    return [document, ...frames.filter(({ URL: url }) => url.startsWith(location.origin))];
  }

  /** Takes away what was said of the last action, when another one begins; not that the editor has stopped. */
  private forget(): void {
    if (!this.status.textContent?.startsWith(stopped)) this.say('');
  }

  say(words: unknown, tone: Tone = 'plain'): void {
    const isError = words instanceof Error;
    if (isError && !(words instanceof Refused)) console.error(words);
    this.status.className = `status ${isError ? 'bad' : tone}`;
    this.status.textContent = isError ? words.message : String(words);
  }

  /**
   * Ends the history of saves after a file was saved, which no undo takes back: it would take back an older text instead.
   *
   * @returns what was done, and this
   */
  endHistory(done: string): string {
    const isEnd = history.last('done') || history.last('undone');
    history.clear('done');
    history.clear('undone');
    return `${done} “Undo save” cannot take this back${isEnd ? ', nor the texts saved before it' : ''}.`;
  }

  /** @param place where it was pointed at; by default the first visible place of the text */
  openText(key: string, place?: Element): void {
    const number = this.keys.indexOf(key);
    const said = saidIn(document).find((text) => text.numbers.includes(number) && isVisible(text));
    const from = place ?? said?.element;
    // The film's poster shares the words of another picture.
    const pictures = Object.entries(this.state.pictures).filter((one) => one[1].textKey === key);
    const tools = pictures[0]
      ? pictures.flatMap((picture) => pictureTools(this, ...picture))
      : from
        ? certificateTool(this, from)
        : [];
    this.open(new TextView(this, key, tools));
    sessionStorage.setItem('editor key', key);
    if (from?.ownerDocument !== document) return;
    const { top } = from.getBoundingClientRect();
    // The panel covers more than half of the window.
    if (top < 0 || top > innerHeight * 0.35) {
      scrollBy({ top: top - innerHeight * 0.2, behavior: 'smooth' });
    }
  }

  openFile(locale: Locale): void {
    this.open(new FileView(this, locale));
  }

  openList(): void {
    this.open(new ListView(this));
  }

  private open(view: View): void {
    sessionStorage.removeItem('editor key');
    this.view = view;
    this.say('');
    this.place.replaceChildren(view.box);
    this.space.disabled = false;
    view.focus();
  }

  private close(): void {
    sessionStorage.removeItem('editor key');
    this.view = undefined;
    this.place.replaceChildren();
    this.say('');
    this.space.disabled = true;
  }

  private switch(on: boolean): void {
    sessionStorage.setItem('editor', on ? 'on' : 'off');
    this.close();
    this.draw();
    this.bar.querySelector('button')?.focus();
  }

  private draw(): void {
    this.drawBar();
    this.mark();
    const key = sessionStorage.getItem('editor key');
    if (!this.isOn || this.view) return;
    // A reload loses nothing.
    if (key && this.keys.includes(key)) this.openText(key);
    else if (this.state.problems.length > 0) this.openList();
  }

  private drawBar(): void {
    this.toggleAttribute('data-on', this.isOn);
    const mistakes = this.state.problems.length;
    this.counter.textContent = mistakes > 0 ? `Mistakes in the files: ${mistakes}` : '';
    this.counter.className = 'bad';
    if (!this.isOn) {
      this.bar.replaceChildren(
        button('Edit texts', () => this.switch(true)),
        this.counter,
      );
      return;
    }
    const toDo = element('input', {
      type: 'checkbox',
      checked: this.showsToDo,
      onchange: () => {
        this.showsToDo = toDo.checked;
        sessionStorage.setItem('editor to do', toDo.checked ? 'yes' : 'no');
        this.mark();
      },
    });
    this.bar.replaceChildren(
      element('span', { className: 'hint' }, 'Click a text. On links and buttons: Alt and click.'),
      button('All texts of this page', () => this.openList()),
      element('label', {}, toDo, ' Mark samples'),
      button('Undo save', () => this.travel('done', 'undone'), {
        disabled: !history.last('done'),
      }),
      button('Redo save', () => this.travel('undone', 'done'), {
        disabled: !history.last('undone'),
      }),
      button('Close panel', () => this.close()),
      button('Stop editing', () => this.switch(false)),
      this.counter,
    );
  }

  /** Takes a save back, or makes it again. One after the other: a double click means two. */
  private travel(from: 'done' | 'undone', to: 'done' | 'undone'): void {
    this.travelled = this.travelled.then(() => this.step(from, to));
  }

  private async step(from: 'done' | 'undone', to: 'done' | 'undone'): Promise<void> {
    const save = history.last(from);
    if (!save) return;
    const changes = from === 'done' ? reversed(save) : save;
    // Not an empty line: the bar would move away under a double click.
    this.say('Checking…');
    try {
      const { advice, conflicts } = await server.texts(changes, true);
      if (conflicts.length > 0)
        return this.say('This text has been changed since, so it stays as it is.', 'bad');
      if (advice.length > 0) return this.say(advice[0]?.advice, 'bad');
      history.pop(from);
      history.push(to, save);
      await this.reload();
      this.say(`${from === 'done' ? 'Taken back' : 'Made again'}: ${this.nameOf(save)}.`, 'good');
    } catch (error) {
      this.say(error);
    }
  }

  /** A save in words: its text in the language of the page, its languages and its key. */
  private nameOf(save: readonly Change[]): string {
    const { lang } = document.documentElement;
    const { text, key } = save.find(({ locale }) => locale === lang) ?? save[0] ?? {};
    const words = text?.replace(/<[^<>]*>|[{}\u00ad]/g, '') ?? '';
    const start = words.length > 60 ? `${words.slice(0, 60)}…` : words;
    const names = save.map(({ locale }) => languages[locale].name).join(', ');
    return `the text “${start}” in ${names} (${key})`;
  }

  /** Colours what `npm run preflight` lists. */
  private mark(): void {
    const ranges =
      this.isOn && this.showsToDo
        ? saidIn(document).flatMap(({ range, numbers, text }) => {
            const isListed = numbers.some((number) => this.state.toDo[this.keys[number] ?? '']);
            return range && (isListed || this.factOf(text)) ? range : [];
          })
        : [];
    CSS.highlights.set('editor-to-do', new Highlight(...ranges));
  }

  private factOf(text: string): Fact | undefined {
    const words = text.trim();
    return (
      this.state.facts.find(({ value }) => value === words) ??
      this.state.facts.find(({ value }) => value.length > 5 && words.includes(value))
    );
  }

  private openFact({ name, value, file, line }: Fact): void {
    const link = element(
      'a',
      { href: `vscode://file/${this.state.folder}/${file}:${line}` },
      `Open ${file}, line ${line} in Visual Studio Code`,
    );
    const box = element(
      'div',
      { className: 'text' },
      element(
        'div',
        { className: 'work' },
        element('p', {}, 'This is the same in every language: ', element('q', {}, value)),
        element(
          'p',
          {},
          `It is the value "${name}" in ${file}, line ${line}. Change it there. `,
          link,
        ),
      ),
    );
    this.open({ box, focus: () => link.focus(), refresh: () => undefined });
  }

  private openSaid(said: Said): void {
    const key = this.keys[said.numbers.at(-1) ?? -1];
    const fact = this.factOf(said.text);
    if (key) this.openText(key, said.element);
    else if (fact) this.openFact(fact);
    else this.say(`No text of the files: “${said.text.trim()}”.`);
  }

  private listen(): void {
    const follow = (page: Document) => {
      page.addEventListener('pointermove', (event) => this.point(page, event), true);
      page.addEventListener('click', (event) => this.choose(page, event), true);
    };
    follow(document);
    // The map's frame may load later, and again.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLIFrameElement && target.contentDocument)
          follow(target.contentDocument);
      },
      true,
    );
    for (const page of this.documents().slice(1)) follow(page);
    document.addEventListener(
      'scroll',
      () => {
        this.outline.hidden = true;
      },
      { capture: true, passive: true },
    );
    document.addEventListener('dragover', (event) => {
      if (!this.isOn || !dropTarget(event.target)) return;
      event.preventDefault();
    });
    document.addEventListener('drop', (event) => {
      const target = this.isOn && dropTarget(event.target);
      const [file] = event.dataTransfer?.files ?? [];
      if (!target || !file) return;
      event.preventDefault();
      void putFile(this, target, file);
    });
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (this.view instanceof TextView) void this.view.save();
    });
    // Before the field or the button says something of its own.
    this.root.addEventListener('beforeinput', () => this.forget(), true);
    this.place.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button')) this.forget();
      },
      true,
    );
    // A soft navigation or a refresh changes the page under the marks.
    let isDue = false;
    let { pathname } = location;
    new MutationObserver(() => {
      if (pathname !== location.pathname) this.forget();
      pathname = location.pathname;
      if (isDue) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        this.mark();
      }, 300);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    const changes = new EventSource('/dev/edit/changes/');
    changes.onmessage = ({ data }) => {
      if (data === 'changed') this.reload().catch((error: unknown) => this.say(error));
    };
    changes.onerror = () =>
      this.say(
        new Refused(
          `${stopped}. What you have typed is kept in this browser. Start "npm run edit" again.`,
        ),
      );
    changes.onopen = () => {
      if (this.status.textContent?.startsWith(stopped))
        this.say('The editor is running again.', 'good');
    };
  }

  private point(page: Document, { clientX, clientY, target }: PointerEvent): void {
    if (!this.isOn || target === this) {
      this.outline.hidden = true;
      return;
    }
    const said = saidAt(page, clientX, clientY);
    const key = this.keys[said?.numbers.at(-1) ?? -1] ?? (said && this.factOf(said.text)?.name);
    this.outline.hidden = key === undefined;
    if (!said || !key) return;
    const frame = page.defaultView?.frameElement?.getBoundingClientRect();
    const { left, top, width, height } = (said.range ?? said.element).getBoundingClientRect();
    this.outline.style.translate = `${left + (frame?.left ?? 0) - 4}px ${top + (frame?.top ?? 0) - 4}px`;
    this.outline.style.width = `${width + 8}px`;
    this.outline.style.height = `${height + 8}px`;
    this.outline.dataset.key = key;
  }

  private choose(page: Document, event: MouseEvent): void {
    const { target, clientX, clientY, altKey } = event;
    if (!this.isOn || target === this || !target || !('closest' in target)) return;
    if (isControl(target as Element) && !altKey) return;
    const said = saidAt(page, clientX, clientY);
    if (!said) return;
    event.preventDefault();
    event.stopPropagation();
    this.openSaid(said);
  }
}

customElements.define('site-editor', Panel);
// A soft navigation inserts the script again.
if (!document.querySelector('site-editor')) {
  const panel = new Panel();
  panel.start().catch((error: unknown) => console.error(error));
}
