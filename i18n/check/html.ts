/** Tags that close themselves, line breaks and notes of HTML, of which messages have none. */
const foreignTag = /<!--.*?(?:-->|$)|<\/?br\b[^<>]*>|<[a-z][^<>]*\/>/is;

/** A character written as in HTML: by name or number. In R&D it is an ordinary sign. */
const entity = /&(?:#\d+|#[xX][\da-fA-F]+|[A-Z]?[a-z]{2,}\d*);|&(?:nbsp|shy|amp|quot)\b/;

/** A character as a JSON file escapes it, which a program has escaped once more. */
const escaped = /\\(?:u[\da-fA-F]{4}|[nrt"/])/;

/** What to write for the names that programs put in most often. */
const meanings: Readonly<Record<string, string>> = {
  nbsp: 'a no-break space (\\u00a0 in the file, ⍽ in the editor)',
  shy: '\\u00ad (‧ in the editor)',
  amp: '&',
  lt: '“less than” in words',
  gt: '“more than” in words',
  quot: 'the quotation marks of the language',
  apos: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  copy: '©',
  deg: '°',
  euro: '€',
};

function meaningOf(name: string): string {
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (point === 0xa0) return meaningOf('nbsp');
  if (point === 0xad) return meaningOf('shy');
  const isSeen = name.startsWith('#') && point > 0x20 && point <= 0x10ffff;
  return isSeen ? String.fromCodePoint(point) : (meanings[name] ?? 'the character itself');
}

function meaningOfEscape(text: string): string {
  if (text.startsWith('\\u')) return meaningOf(`#x${text.slice(2)}`);
  return /[nrt]/.test(text) ? 'a space' : 'the sign without the backslash';
}

/** Names the first piece of HTML or JSON in a text, which visitors would read as it stands, and what to write instead. */
export function htmlAdvice(text: string): string | undefined {
  const [tag] = foreignTag.exec(text) ?? [];
  const [sign] = entity.exec(text) ?? [];
  const [escaping] = escaped.exec(text) ?? [];
  const piece = tag ?? sign ?? escaping;
  if (!piece) return undefined;
  const ofSign = sign ? meaningOf(sign.replace(/[&;]/g, '')) : meaningOfEscape(piece);
  return `Visitors would read "${piece}" as it stands: write ${tag ? 'a space' : ofSign} instead.`;
}
