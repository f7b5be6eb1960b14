import type { Problem } from '@/i18n/check/messageFile';
import type { Locale } from '@/i18n/locales';
import { drafts } from './drafts';
import { button, element } from './element';
import type { Panel } from './panel';
import { server } from './server';

/** In place of the key of an unsaved text. */
const wholeFile = '';

/** A whole message file, for mistakes that no single text has. */
export class FileView {
  readonly box: HTMLElement;
  private readonly area: HTMLTextAreaElement;
  private readonly advice = element('div', { className: 'advice' });
  private readonly base: string;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly panel: Panel,
    private readonly locale: Locale,
  ) {
    const file = panel.fileOf(locale);
    const draft = drafts.get(locale, wholeFile);
    this.base = draft?.base ?? file?.text ?? '';
    this.area = element('textarea', {
      value: draft?.text ?? this.base,
      ariaLabel: file?.path ?? '',
      spellcheck: false,
    });
    this.area.wrap = 'off';
    this.area.addEventListener('input', () => {
      this.keep(this.base);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.send(false), 200);
    });
    this.advice.setAttribute('role', 'status');
    this.box = element(
      'div',
      { className: 'file' },
      element(
        'div',
        {},
        element('p', { className: 'key' }, element('code', {}, file?.path ?? '')),
        this.advice,
        element(
          'p',
          {},
          button('Save', () => void this.send(true), { className: 'main' }),
          ' ',
          button('Discard', () => {
            this.keep(this.area.value);
            panel.openFile(locale);
          }),
        ),
      ),
      this.area,
    );
    const own = panel.state.problems.filter((problem) => problem.locale === locale);
    this.show(own);
    // It must be on the page to scroll.
    requestAnimationFrame(() => this.goTo(own[0]?.line ?? 1));
    if (draft) void this.send(false);
  }

  /** What has been typed is a change of `base`, and unsaved unless it is the same. */
  private keep(base: string): void {
    drafts.set(this.locale, wholeFile, { base, text: this.area.value });
  }

  focus(): void {
    this.area.focus();
  }

  refresh(): void {
    // The server compares with the file as it was opened.
  }

  /** Selects a line and scrolls to it. */
  private goTo(line: number): void {
    const lines = this.area.value.split('\n');
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    this.area.focus();
    this.area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    this.area.scrollTop = (this.area.scrollHeight / lines.length) * (line - 4);
  }

  private show(problems: readonly Problem[]): void {
    this.advice.replaceChildren(
      ...problems.map(({ line, key, advice }) =>
        element(
          'p',
          { className: 'bad' },
          button(`Line ${line}`, () => this.goTo(line)),
          ` ${key} ${advice}`,
        ),
      ),
    );
  }

  private async send(write: boolean): Promise<void> {
    try {
      const { advice } = await server.file(this.locale, this.base, this.area.value, write);
      this.show(advice);
      if (!write) return;
      if (advice.length > 0)
        return this.panel.say('Not saved: the file still has mistakes.', 'bad');
      this.keep(this.area.value);
      await this.panel.reload();
      this.panel.openList();
      this.panel.say('Saved. The file is in order.', 'good');
    } catch (error) {
      this.panel.say(error);
    }
  }
}
