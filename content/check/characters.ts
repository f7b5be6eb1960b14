/** What no text may have: characters that nobody sees or no font draws, and odd spaces; neither soft hyphens nor no-break spaces. */
const unwanted = /(?![ \u00a0\u00ad\u202f])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/u;

/** Names the first character of a text that no text may have, its place, and what to do. */
export function characterAdvice(text: string): string | undefined {
  const found = unwanted.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const words = /(?:\S+\s+){0,2}\S+\s*$/.exec(text.slice(0, found.index))?.[0].trim();
  const place = words ? `Behind "${words}"` : 'At the beginning';
  const advice = /[\s\x85]/.test(character)
    ? 'an odd space or a line break (U+…): write an ordinary space'
    : 'a character that nobody sees (U+…): delete it, or type the letter again';
  return `${place} stands ${advice.replace('…', code)}.`;
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
