import type { Words } from '@/i18n/toolText';

/** A phrase in one line, for the tests: `Check.mixed word=Mисия`, and a phrase within another in brackets. */
export function told(words: Words): string {
  if (typeof words !== 'object') return String(words);
  if ('joined' in words) return words.joined.map(told).join(', ');
  if (!('code' in words)) return Object.values(words).flat().map(told).join(', ');
  const values = Object.entries<Words>(words.values ?? {}).map(([name, value]) => {
    const isPhrase = typeof value === 'object' && 'code' in value;
    return `${name}=${isPhrase ? `(${told(value)})` : told(value)}`;
  });
  return [words.code, ...values].join(' ');
}
