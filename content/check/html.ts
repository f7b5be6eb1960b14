/** Tags that close themselves, line breaks, notes and signs of HTML, and characters that a program has escaped twice. */
const foreign =
  /<!--|<\/?br\b[^<>]*>|<[a-z][^<>]*\/>|&(?:#\w+|[a-z]{2,}\d*);|\\(?:u[\da-f]{4}|[nrt"/])/i;

/** Names the first piece of HTML or JSON in a text, which visitors would read as it stands, and what to write instead. */
export function htmlAdvice(text: string): string | undefined {
  const [piece] = foreign.exec(text) ?? [];
  return (
    piece &&
    `Visitors would read "${piece}" as it stands: write the sign itself instead, or a space (a no-break one is \\u00a0 in the file, ⍽ in the editor).`
  );
}
