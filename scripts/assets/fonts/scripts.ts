import type { FontScript } from './fontFiles';

/**
 * The one script whose files have a character. The packaged Cyrillic files also hold the space: left in, every English
 * page would load them.
 */
export function scriptOf(character: string): FontScript {
  if (/[\p{Script=Cyrillic}№]/u.test(character)) return 'cyrillic';
  if (/\p{Script=Greek}/u.test(character)) return 'greek';
  return /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/.test(character)
    ? 'latin-ext'
    : 'latin';
}

/**
 * What a page with this text loads, the most used first: spaces and digits stand in the Latin files, so a Bulgarian page
 * needs both.
 */
export function scriptsIn(text: string): readonly FontScript[] {
  const counts = new Map<FontScript, number>();
  for (const character of text) {
    const script = scriptOf(character);
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  // A single foreign letter somewhere is no reason to fetch a file ahead of all others.
  return [...counts]
    .filter(([, count]) => count > text.length / 50)
    .sort(([, a], [, b]) => b - a)
    .map(([script]) => script);
}
