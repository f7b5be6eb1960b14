/** Tags that close themselves, line breaks and notes of HTML, of which messages have none. */
const foreignTag = /<!--.*?(?:-->|$)|<\/?br\b[^<>]*>|<[a-z][^<>]*\/>/is;

/** A character written as in HTML: by name or number. In R&D it is an ordinary sign. */
const entity = /&(?:#\d+|#[xX][\da-fA-F]+|[A-Z]?[a-z]{2,}\d*);|&(?:nbsp|shy|amp|quot)\b/;

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
  const isSeen = name.startsWith('#') && point > 0x20 && point <= 0x10ffff;
  return isSeen ? String.fromCodePoint(point) : (meanings[name] ?? 'the character itself');
}

/** Names the first piece of HTML in a text, which visitors would read as it stands, and what to write instead. */
export function htmlAdvice(text: string): string | undefined {
  const [tag] = foreignTag.exec(text) ?? [];
  const [sign] = entity.exec(text) ?? [];
  const piece = tag ?? sign;
  const instead = sign && !tag ? meaningOf(sign.replace(/[&;]/g, '')) : 'a space';
  return piece && `Visitors would read "${piece}" as it stands: write ${instead} instead.`;
}
