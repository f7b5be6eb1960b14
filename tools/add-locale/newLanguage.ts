import { visit } from 'jsonc-parser';
import type { Language } from '@/i18n/language';
import { untranslatedMark } from '@/scripts/content/rules/untranslatedMark';
import { hasNothingToTranslate, openingTags } from '@/scripts/content/rules/wording';
import { flagOf } from './flag';

/** ISO 15924 codes of the scripts that Sofia Sans, the site's typeface, supports. */
const scripts: Readonly<Record<string, Language['script']>> = {
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Grek: 'Greek',
};

/**
 * Pairs of quotation marks, the usual one first, by the languages that use them (CLDR, `delimiters`). JavaScript does
 * not know them.
 */
const quotesByCodes: readonly (readonly [quotes: readonly string[], codes: string])[] = [
  [['„“', '‚‘'], 'cs de is sk sl'],
  [['„“'], 'et lt mk bg sq ka'],
  [['„”'], 'hr hu nl pl ro sr bs'],
  [['””'], 'fi sv'],
  [['«»', '„“'], 'be ru uk'],
  [['«»', '“”'], 'ca el es eu fr gl hy it no nb nn pt'],
  [['“”', '‘’'], 'da cy en ga lv mt tr'],
];

/** @throws with advice if the marks of a language are not known */
function quotesOf(code: string): readonly string[] {
  const [quotes] = quotesByCodes.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  if (quotes) return quotes;
  throw new Error(
    `The quotation marks of “${code}” are not known. Add them to quotesByCodes in tools/add-locale/newLanguage.ts.`,
  );
}

/**
 * Derives the facts of a language from its code.
 *
 * @param code ISO 639-1, two letters
 * @param territory ISO 3166-1, by default that of most speakers
 * @throws with advice for an unknown code, and for a script that the site's fonts do not have
 */
export function describeLanguage(code: string, territory?: string): Language {
  const name = /^[a-z]{2}$/.test(code)
    ? new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    : undefined;
  if (!name) {
    throw new Error(
      `“${code}” is not the code of a language. Write two letters, for example de (ISO 639).`,
    );
  }
  const { script: isoScript = '', region = '' } = new Intl.Locale(code).maximize();
  const script = scripts[isoScript];
  if (!script) {
    throw new Error(
      `Sofia Sans, the typeface of the site, does not have the script of ${name} (${isoScript}).`,
    );
  }
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    territory: territory ?? region,
    script,
    quotes: quotesOf(code),
    certificateSet: 'en',
    flag: flagOf(territory ?? region),
  };
}

/**
 * Says what readers of a language see of the typeface's Cyrillic letters, which are Bulgarian unless the page's
 * language is Russian (docs/other-software.md). Empty if the language has other letters or is Bulgarian.
 */
export function letterAdvice(code: string, { name, script }: Language): string {
  if (script !== 'Cyrillic' || code === 'bg') return '';
  const pictures = 'The pictures that others see beside a shared link have Bulgarian letters.';
  return code === 'ru'
    ? pictures
    : `Sofia Sans has Bulgarian letters for ${name}, which its readers may find strange. With this line in app/css/type.css, Chromium and Firefox show the other ones, Safari does not:
    :lang(${code}) { font-language-override: "RUS"; }
  ${pictures}`;
}

/**
 * Copies the English message file, with a mark before each text that has something to translate.
 *
 * @param isEnglish whether a text is English in every language
 */
export function untranslatedCopy(english: string, isEnglish: (key: string) => boolean): string {
  const places: number[] = [];
  visit(english, {
    onLiteralValue(text: string, offset, _length, _line, _character, path) {
      if (isEnglish(path().join('.')) || hasNothingToTranslate(text)) return;
      const [tags = ''] = openingTags.exec(text) ?? [];
      places.push(offset + 1 + tags.length); // after the opening quotation mark
    },
    onError() {
      throw new Error('messages/en.json cannot be read. “npm run messages” says why.');
    },
  });
  return places.reduceRight(
    (text, place) => text.slice(0, place) + untranslatedMark + text.slice(place),
    english,
  );
}

/** Source of i18n/languages/<code>.ts. */
export function languageSource(code: string, language: Language): string {
  return `import type { Language } from '../language';

export const ${code}: Language = ${JSON.stringify(language)};
`;
}

/** Source of i18n/languages/list.ts. */
export function listSource(codes: readonly string[]): string {
  return `/** In the order of the flags; the first is the default. \`tools/add-locale\` writes this file. */
export const locales = [${codes.map((code) => `'${code}'`).join(', ')}] as const;
`;
}

/** Source of i18n/languages/index.ts. */
export function indexSource(codes: readonly string[]): string {
  const imports = codes.toSorted().map((code) => `import { ${code} } from './${code}';`);
  return `import type { Language } from '../language';
import type { Locale } from '../locales';
${imports.join('\n')}

/** \`tools/add-locale\` writes this file. */
export const languages: Readonly<Record<Locale, Language>> = { ${codes.join(', ')} };
`;
}
