import type { Words } from '@/i18n/toolText';

/** A phrase in one line, for the tests: `Rules.mixed word=Mисия`, and a phrase within another in brackets. */
export function inOneLine(words: Words): string {
  if (typeof words !== 'object') return String(words);
  if ('joined' in words) return words.joined.map(inOneLine).join(', ');
  if ('list' in words) return words.list.map(inOneLine).join(', ');
  if (!('code' in words)) return Object.values(words).flat().map(inOneLine).join(', ');
  const values = Object.entries<Words>(words.values ?? {}).map(([name, value]) => {
    const isPhrase = typeof value === 'object' && 'code' in value;
    return `${name}=${isPhrase ? `(${inOneLine(value)})` : inOneLine(value)}`;
  });
  return [words.code, ...values].join(' ');
}
