/** What no text may have: characters that nobody sees or no font draws, and odd spaces; neither soft hyphens nor no-break spaces. */
const unwanted = /(?![ \u00a0\u00ad\u202f])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/u;

/** The first that fits says what a character is. */
const kinds: readonly (readonly [kind: RegExp, name: string, advice: string])[] = [
  [/\t/, 'a tab', 'write a space instead'],
  [/[\n\v\f\r\u0085\u2028\u2029]/, 'a line break', 'write a space instead'],
  [/\p{Zs}/u, 'a space of odd width', 'write a space instead'],
  [/\ufffd/, 'a sign for a lost letter', 'write the letter again'],
  [/\p{Cs}/u, 'half of a character', 'write it again'],
  [/\u200b/, 'a zero-width space', 'delete it'],
  [/./u, 'an invisible character', 'delete it'],
];

/** Names the first character of a text that no text may have, its place, and what to do. */
export function characterAdvice(text: string): string | undefined {
  const found = unwanted.exec(text);
  const character = found?.[0];
  const [, name, advice] = kinds.find(([kind]) => character && kind.test(character)) ?? [];
  if (!character || !name) return undefined;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const words = /(?:\S+\s+){0,2}\S+\s*$/.exec(text.slice(0, found.index))?.[0].trim();
  const place = words ? `Behind "${words}"` : 'At the beginning';
  return `${place} stands ${name} (U+${code}): ${advice}.`;
}

/** Letters of UTF-8 that a program has read as Windows-1252: Ã¹ for ù, ÐŸ for П, â€œ for a quotation mark. */
const misread = /(?:[ÂÃÐÑ]|â€)[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]/;

/** Names the first letter of a text that a program has read wrongly before the file was saved. */
export function misreadAdvice(text: string): string | undefined {
  const found = misread.exec(text)?.[0];
  return (
    found &&
    `A program has read the letters of this text wrongly, such as "${found}": write it again, and save the file as UTF-8.`
  );
}

/** A text without the characters that nobody sees; soft hyphens stay. */
export function withoutInvisible(text: string): string {
  return text.replace(/(?!\u00ad)[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
}
