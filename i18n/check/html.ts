import { decodeHTML } from 'entities';

/** Tags that close themselves, line breaks and notes of HTML, of which messages have none. */
const foreignTag = /<!--.*?(?:-->|$)|<\/?br\b[^<>]*>|<[a-z][^<>]*\/>/is;

/** A character as a JSON file escapes it, which a program has escaped once more. */
const escaped = /\\(?:u[\da-fA-F]{4}|[nrt"/])/;

/** How to write the characters that a file or the editor shows in another way, or a text does not have. */
const spellings: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space (\\u00a0 in the file, ⍽ in the editor)',
  '\u00ad': '\\u00ad (‧ in the editor)',
  '<': '“less than” in words',
  '>': '“more than” in words',
  '"': 'the quotation marks of the language',
  "'": '’',
};

const spelled = (character: string) => spellings[character] ?? character;

function meaningOfEscape(text: string): string {
  if (text.startsWith('\\u'))
    return spelled(String.fromCharCode(Number.parseInt(text.slice(2), 16)));
  return /[nrt]/.test(text) ? 'a space' : 'the sign without the backslash';
}

/** Names the first piece of HTML or JSON in a text, which visitors would read as it stands, and what to write instead. */
export function htmlAdvice(text: string): string | undefined {
  const [tag] = foreignTag.exec(text) ?? [];
  // In R&D it is an ordinary sign.
  const sign = text.match(/&#?\w+;?/g)?.find((piece) => decodeHTML(piece) !== piece);
  const [escaping] = escaped.exec(text) ?? [];
  const piece = tag ?? sign ?? escaping;
  if (!piece) return undefined;
  const meaning = sign ? spelled(decodeHTML(sign)) : meaningOfEscape(piece);
  return `Visitors would read "${piece}" as it stands: write ${tag ? 'a space' : meaning} instead.`;
}
