import { languages } from '@/i18n/languages';
import { isLocale, type Locale } from '@/i18n/locales';
import { chipName, slotsOf } from '../chips';
import type { Advice, Change, Verdict } from '../protocol';
import { drafts, history } from './drafts';
import { button, element } from './element';
import { Field } from './field';
import type { Panel } from './panel';
import { type Known, Room, type Shown } from './room';
import { server } from './server';

/** In milliseconds, after the last key. */
const pause = 200;

/** The texts of one key in all languages, with what the check says of them. */
export class TextView {
  readonly box: HTMLElement;
  private readonly columns: readonly Column[];
  private readonly known: Known = new Map();
  private readonly room = new Room(this.known);
  /** Out of sight: it measures the other languages, so that a save need not wait. */
  private readonly aside = new Room(this.known);
  private readonly saveButton: HTMLButtonElement;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was tried last, and whether it can be saved. */
  private tried = { what: '', isGood: Promise.resolve<boolean | undefined>(true) };
  /** The language of the preview. */
  private active: Locale;

  constructor(
    private readonly panel: Panel,
    readonly key: string,
    extra: readonly HTMLElement[],
  ) {
    const current = document.documentElement.lang;
    this.active = isLocale(current) ? current : 'en';
    const files = [...panel.state.files].sort(
      (a, b) => Number(b.locale === this.active) - Number(a.locale === this.active),
    );
    this.columns = files.map(({ locale }) => new Column(this, panel, locale));
    this.saveButton = button('Save', () => void this.save(), {
      className: 'main',
      title: 'Ctrl+S',
    });
    const note = panel.state.toDo[key];
    this.box = element(
      'div',
      { className: 'text' },
      element(
        'div',
        { className: 'work' },
        element(
          'p',
          { className: 'key' },
          element('code', {}, key),
          note && element('span', { className: 'note' }, note),
        ),
        ...extra,
        element('div', { className: 'columns' }, ...this.columns.map(({ box }) => box)),
        element(
          'p',
          {},
          this.saveButton,
          ' ',
          button('Discard', () => this.discard()),
        ),
      ),
      this.room.box,
      this.aside.box,
    );
    this.aside.box.className = 'aside';
    this.aside.box.inert = true;
    for (const column of this.columns) {
      column.field.box.addEventListener('focus', () => {
        if (this.active === column.locale) return;
        this.active = column.locale;
        void this.try();
      });
    }
    void this.try();
  }

  focus(): void {
    this.columns[0]?.field.box.focus();
  }

  /** Checks and shows what has been typed, after a pause. */
  changed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.try(), pause);
  }

  /** @returns whether it can be saved; undefined where that is unknown, which the person has been told */
  private try(): Promise<boolean | undefined> {
    const what = JSON.stringify([this.active, this.changes()]);
    if (this.tried.what !== what) {
      const isGood = this.check().catch((error: unknown) => {
        this.panel.say(error);
        this.tried.what = '';
        return undefined;
      });
      this.tried = { what, isGood };
    }
    return this.tried.isGood;
  }

  private changes(): Change[] {
    return this.columns.flatMap(({ change }) => change ?? []);
  }

  private async check(): Promise<boolean> {
    const changes = this.changes();
    const verdict =
      changes.length > 0 ? await server.texts(changes, false) : { advice: [], conflicts: [] };
    if (JSON.stringify(changes) !== JSON.stringify(this.changes())) return false;
    const old = this.panel.state.problems
      .filter(
        ({ key, locale }) =>
          key === this.key && !changes.some((change) => change.locale === locale),
      )
      .map((problem): Advice => ({ ...problem, unusable: false }));
    for (const column of this.columns) column.show(verdict, old);
    if (!verdict.advice.some(({ unusable, locale }) => unusable && locale === this.active))
      await this.measure(this.room, this.active);
    const isGood = verdict.advice.length === 0 && verdict.conflicts.length === 0;
    if (isGood) void this.measureOthers(this.tried.what);
    return isGood && !changes.some(({ locale }) => this.isTooLong(locale));
  }

  private shown(locale: Locale): Shown | undefined {
    const saved = this.panel.textOf(locale, this.key)?.value;
    const text = this.columns.find((column) => column.locale === locale)?.text;
    return saved === undefined || text === undefined
      ? undefined
      : { locale, key: this.key, saved, text };
  }

  /** Undefined until it is measured. */
  private isTooLong(locale: Locale): boolean | undefined {
    const shown = this.shown(locale);
    return shown && this.room.isTooLong(shown);
  }

  private async measure(room: Room, locale: Locale): Promise<void> {
    const shown = this.shown(locale);
    if (shown) await room.show(shown, this.panel.keys.indexOf(this.key));
    for (const column of this.columns) column.markTooLong(this.isTooLong(column.locale) ?? false);
  }

  /** @param what has been tried: something else ends it */
  private async measureOthers(what: string): Promise<void> {
    for (const { locale } of this.changes()) {
      if (this.tried.what !== what) return;
      if (locale === this.active || this.isTooLong(locale) !== undefined) continue;
      // Where it fails, the save does it, and says why.
      await this.measure(this.aside, locale).catch(() => undefined);
    }
  }

  async save(): Promise<void> {
    clearTimeout(this.timer);
    const changes = this.changes();
    if (changes.length === 0) return this.panel.say('Nothing has changed.');
    this.panel.say('Checking…');
    // Each changed language is looked at where it stands.
    const others = changes.map(({ locale }) => locale).filter((locale) => locale !== this.active);
    for (const locale of [this.active, ...others]) {
      if (locale !== this.active && this.isTooLong(locale) === false) continue;
      this.active = locale;
      const isGood = await this.try();
      if (isGood === undefined) return;
      if (!isGood) {
        return this.panel.say('Not saved: read the advice under the text.', 'bad');
      }
    }
    try {
      const verdict = await server.texts(changes, true);
      for (const column of this.columns) column.show(verdict, []);
      if (verdict.advice.length + verdict.conflicts.length > 0) {
        return this.panel.say('Not saved: read the advice under the text.', 'bad');
      }
      history.push('done', changes);
      history.clear('undone');
      for (const { locale, text } of changes)
        this.columns.find((column) => column.locale === locale)?.saveAs(text);
      await this.panel.reload({ always: true });
      this.panel.say(
        `Saved in ${changes.map(({ locale }) => languages[locale].name).join(', ')}.`,
        'good',
      );
    } catch (error) {
      this.panel.say(error);
    }
  }

  private discard(): void {
    for (const column of this.columns) column.reset();
    void this.try();
  }

  /** After a change of the files. */
  refresh(): void {
    this.tried.what = '';
    for (const column of this.columns) column.refresh();
    void this.try();
  }
}

class Column {
  readonly box: HTMLElement;
  readonly field: Field;
  private base: string;
  private readonly advice = element('div', { className: 'advice' });
  private readonly missing = element('p', { className: 'missing' });
  private readonly place = element('small');

  constructor(
    private readonly view: TextView,
    private readonly panel: Panel,
    readonly locale: Locale,
  ) {
    const { name } = languages[locale];
    this.advice.setAttribute('role', 'status');
    this.advice.id = `advice-${locale}`;
    this.field = new Field(
      locale,
      name,
      () => this.typed(),
      (words) => panel.say(words),
    );
    this.field.box.setAttribute('aria-describedby', this.advice.id);
    const draft = drafts.get(locale, view.key);
    this.base = draft?.base ?? this.saved ?? '';
    this.field.text = draft?.text ?? this.base;
    const space = this.tool('⍽', 'No-break space: the line never ends there', (field) =>
      field.insert('\u00a0'),
    );
    const hyphen = this.tool('‧', 'A long word may be divided here', (field) =>
      field.insert('\u00ad'),
    );
    this.box = element(
      'section',
      { className: 'column' },
      element('header', {}, element('b', { lang: locale }, name), this.place, space, hyphen),
      this.field.box,
      this.missing,
      this.advice,
    );
    this.update();
  }

  /** A button that puts something in, and leaves the caret in the field. */
  private tool(label: string, title: string, use: (field: Field) => void): HTMLButtonElement {
    const made = button(label, () => use(this.field), { title, ariaLabel: title });
    made.addEventListener('mousedown', (event) => event.preventDefault());
    return made;
  }

  private get saved(): string | undefined {
    return this.panel.textOf(this.locale, this.view.key)?.value;
  }

  get text(): string {
    return this.field.text;
  }

  get change(): Change | undefined {
    const { text } = this.field;
    const { locale, base } = this;
    return text === base || this.saved === undefined
      ? undefined
      : { locale, key: this.view.key, base, text };
  }

  private typed(): void {
    drafts.set(this.locale, this.view.key, { base: this.base, text: this.field.text });
    this.update();
    this.view.changed();
  }

  private write(text: string): void {
    this.field.text = text;
    this.typed();
  }

  /** Line number, and the chips that the text has lost. */
  private update(): void {
    const found = this.panel.textOf(this.locale, this.view.key);
    const file = this.panel.fileOf(this.locale);
    this.place.textContent = found ? `${file?.path}, line ${found.line}` : `${file?.path}`;
    this.field.box.contentEditable = String(found !== undefined);
    const own = slotsOf(this.field.text);
    const lost = slotsOf(this.base).filter((slot) => {
      const at = own.indexOf(slot);
      if (at >= 0) own.splice(at, 1);
      return at < 0;
    });
    this.missing.replaceChildren(
      ...lost.flatMap((slot) => {
        const label = `Put back “${chipName(slot)}”`;
        return [this.tool(label, label, (field) => field.putBack(slot)), ' '];
      }),
    );
  }

  show({ advice, conflicts }: Verdict, old: readonly Advice[]): void {
    const lines = [...advice, ...old]
      .filter(({ locale }) => locale === this.locale)
      .map(({ key, advice: words }) =>
        element('p', { className: 'bad' }, key === this.view.key ? words : `${key}: ${words}`),
      );
    const conflict = conflicts.find(({ locale }) => locale === this.locale)?.current;
    if (conflict !== undefined) {
      const settle = (text: string) => {
        this.base = conflict;
        this.write(text);
      };
      lines.push(
        element(
          'p',
          { className: 'bad' },
          'Meanwhile somebody else has changed this text to: ',
          element('q', { lang: this.locale }, conflict),
          ' ',
          button('Take that text', () => settle(conflict)),
          ' ',
          button('Keep mine', () => settle(this.field.text)),
        ),
      );
    }
    if (this.saved === undefined) {
      lines.push(
        element(
          'p',
          { className: 'bad' },
          'The file has a mistake, so this text cannot be found. ',
          button('Mend the file', () => this.panel.openFile(this.locale)),
        ),
      );
    }
    this.advice.replaceChildren(...lines);
    this.field.box.setAttribute('aria-invalid', String(lines.length > 0));
  }

  markTooLong(isTooLong: boolean): void {
    this.advice.querySelector('.long')?.remove();
    if (!isTooLong) return;
    this.advice.append(
      element(
        'p',
        { className: 'bad long' },
        'This text is too long for its place. The pictures show where. Shorten it.',
      ),
    );
    this.field.box.setAttribute('aria-invalid', 'true');
  }

  reset(): void {
    this.base = this.saved ?? '';
    this.write(this.base);
  }

  /** After a save; what was typed meanwhile is a change of the saved text. */
  saveAs(saved: string): void {
    this.base = saved;
    drafts.set(this.locale, this.view.key, { base: saved, text: this.field.text });
  }

  /** Takes a new text from the file, unless there is an unsaved one. In a broken file there may be none for a while. */
  refresh(): void {
    const isUnsaved = this.change && this.saved !== this.field.text;
    if (isUnsaved || this.saved === undefined) this.update();
    else this.reset();
  }
}
