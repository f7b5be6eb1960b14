import { certificateWords, sentences } from '@/content/schemas';
import { withValue } from './editJson';
import { untranslatedMark } from './rules/untranslatedMark';

/**
 * Adds the marked English texts of each certificate to content/certificates.json, unless the language has its own.
 * Names of bodies have no mark, because a language may write them as English does.
 */
export function untranslatedCertificates(source: string, code: string): string {
  type Words = Readonly<Record<string, string>>;
  const list = JSON.parse(source) as Readonly<Record<string, Words>>[];
  const missing = list.flatMap((certificate, index) =>
    certificateWords.flatMap((name) => {
      const words = certificate[name];
      if (!words || words[code] !== undefined) return [];
      const mark = sentences.includes(name) ? untranslatedMark : '';
      return [{ at: [index, name, code], value: mark + (words.en ?? '') }];
    }),
  );
  return missing.reduce((text, { at, value }) => withValue(text, at, value), source);
}
