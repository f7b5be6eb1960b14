import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeLanguage, untranslatedCopy, withLanguage, withLocale } from './newLanguage';
import { untranslatedMark } from './wording';

/** What a build reads. */
const sources = [
  'app',
  'components',
  'generated',
  'i18n',
  'media',
  'messages',
  'next.config.mjs',
  'package.json',
  'public',
  'scripts',
  'site',
  'tsconfig.json',
];

/** Beside the site's own three: all in Latin script, since what is made of English stays in its letters. */
const codes = 'de fr es pt nl sv da fi et lv lt pl cs sk sl hr hu ro ga is nb'.split(' ');

const accents: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };

/** Words of no language, as long as the English ones; placeholders and tags stay. */
function translated(english: string): string {
  return english.replace(/\{[^}]*\}|<[^>]*>|[aeiou]/g, (part) => accents[part] ?? part);
}

/** Texts that wait for their translation are checked less; those without a vowel stay so. */
function withoutMark(text: unknown): unknown {
  if (typeof text !== 'string' || !text.startsWith(untranslatedMark)) return text;
  const english = text.slice(untranslatedMark.length);
  const words = translated(english);
  return words === english ? text : words;
}

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} could not be extended. Has it been rewritten?`);
  writeFileSync(file, after);
}

type Group = { [name: string]: Group & string };

function changeJson<Content>(file: string, edit: (content: Content) => void): void {
  const content: Content = JSON.parse(readFileSync(file, 'utf8'));
  edit(content);
  writeFileSync(file, JSON.stringify(content, null, 2));
}

/** Pages like Services, each with as many words of its own; all tables of routes end with the certificates. */
function addPages(folder: string, count: number): void {
  if (count === 0) return;
  const names = Array.from({ length: count }, (_, index) => `page${index + 1}`);
  const inFolder = (file: string) => path.join(folder, file);
  const tables: readonly (readonly [file: string, entry: (name: string) => string])[] = [
    ['site/routes.ts', (name) => `${name}: '${name}/',`],
    ['i18n/structuredData.ts', (name) => `${name}: 'WebPage',`],
    [
      'scripts/share/pages.ts',
      (name) =>
        `${name}: { picture: 'battery-yard', heading: 'ServicesOpening.title', zoom: 1.08 },`,
    ],
  ];
  for (const [file, entry] of tables) {
    change(inFolder(file), (text) =>
      text.replace(/^ {2}certificates: .*$/m, (last) => [last, ...names.map(entry)].join('\n')),
    );
  }
  const page = readFileSync(inFolder('app/[locale]/services/page.tsx'), 'utf8');
  for (const name of names) {
    mkdirSync(inFolder(`app/[locale]/${name}`));
    const file = inFolder(`app/[locale]/${name}/page.tsx`);
    writeFileSync(file, page.replace(/(['"])services\1/g, `'${name}'`));
  }
  for (const locale of ['en', 'it', 'bg']) {
    changeJson<Group>(inFolder(`messages/${locale}.json`), (messages) => {
      for (const name of names) {
        Object.assign(messages, { [name]: messages.Services });
        Object.assign(messages.Meta ?? {}, { [name]: messages.Meta?.services });
        Object.assign(messages.Header?.links ?? {}, { [name]: messages.Header?.links?.services });
      }
    });
  }
  changeJson<Record<string, string[]>>(inFolder('i18n/sameAsEnglish.json'), (keysByLocale) => {
    for (const keys of Object.values(keysByLocale)) {
      const services = keys.filter((key) => key.startsWith('Services.'));
      keys.push(...names.flatMap((name) => services.map((key) => key.replace('Services', name))));
    }
  });
}

/** As `npm run add-locale` does it, and then "translated". */
function addLanguages(folder: string, count: number): void {
  const inFolder = (file: string) => path.join(folder, file);
  const english = readFileSync(inFolder('messages/en.json'), 'utf8');
  const sameAsEnglish: { all: string[] } = JSON.parse(
    readFileSync(inFolder('i18n/sameAsEnglish.json'), 'utf8'),
  );
  const copy = untranslatedCopy(english, sameAsEnglish.all);
  const messages = JSON.parse(copy, (_, value) => withoutMark(value));
  for (const code of codes.slice(0, count)) {
    const language = {
      ...describeLanguage(code, { flag: 'horizontal #ffffff #00966e #d62612' }),
      quotes: ['“”', '‘’'],
      commonWords: translated('the and of to with for from that is are we our your you this it on'),
    };
    change(inFolder('i18n/locales.ts'), (text) => withLocale(text, code));
    change(inFolder('i18n/languages.ts'), (text) => withLanguage(text, code, language));
    writeFileSync(inFolder(`messages/${code}.json`), JSON.stringify(messages, null, 2));
  }
}

/** How many languages and pages a site has; ours are 3 and 5. */
export interface SiteSize {
  readonly languages: number;
  readonly pages: number;
}

/**
 * Copies the site into a folder below the project and makes it larger there, with made-up languages and pages.
 *
 * Below the project, so that Turbopack's root, the folder of package-lock.json, holds the packages too, to which there is
 * a link.
 */
export function makeScaledCopy(folder: string, { languages, pages }: SiteSize): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources) {
    const filter = (file: string) => !/\.test\.tsx?$/.test(file);
    cpSync(source, path.join(folder, source), { recursive: true, filter });
  }
  // Fonts and share pictures are to be made anew at each size; pictures and film are the same at any.
  for (const made of ['public/share', 'generated/fonts.css']) {
    rmSync(path.join(folder, made), { recursive: true, force: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  addPages(folder, pages - 5);
  addLanguages(folder, languages - 3);
}
