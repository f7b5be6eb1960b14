/** Rows of flight data by id, those of one id in their order. Hints (to preload a file) have an empty id. */
type Rows = Map<string, string[]>;

/** A row with a length in bytes instead of an end of line: `T` is text. */
const sizedRow = /^[\da-f]*:([A-Za-z])([\da-f]+),/;
/** A value that React needs before it can use the row; `$L` and `$@` are filled in later. */
const reference = /"\$([\da-f]+)(?=[":])/g;

/** @throws when the data do not have the form that React 19 writes */
function rowsOf(data: string): Rows {
  const rows: Rows = new Map();
  for (let at = 0; at < data.length; ) {
    const [head = '', tag, length = ''] = sizedRow.exec(data.slice(at, at + 32)) ?? [];
    const end = tag ? at + head.length + Number.parseInt(length, 16) : data.indexOf('\n', at) + 1;
    const row = data.slice(at, end);
    const id = /^([\da-f]*):/.exec(row)?.[1];
    if (id === undefined || end > data.length || (tag && tag !== 'T'))
      throw new Error(`unknown flight data "${data.slice(at, at + 40)}"; has React changed them?`);
    rows.set(id, [...(rows.get(id) ?? []), row]);
    at = end;
  }
  return rows;
}

/**
 * Puts the rows of flight data (the pages as React sends them) into an order that depends on their content alone: React writes
 * them as they become ready, so two builds of one commit differ without it. Each row comes after those that it needs.
 */
export function orderFlight(data: string): string {
  // A character for each byte, since lengths are in bytes.
  const rows = rowsOf(Buffer.from(data).toString('latin1'));
  const ordered = (rows.get('') ?? []).toSorted();
  rows.delete('');
  const emit = (id: string) => {
    const own = rows.get(id);
    if (!own) return;
    rows.delete(id);
    for (const row of own)
      if (!sizedRow.test(row)) for (const [, needed = ''] of row.matchAll(reference)) emit(needed);
    ordered.push(...own);
  };
  const ids = [...rows.keys()].sort((a, b) => Number.parseInt(a, 16) - Number.parseInt(b, 16));
  for (const id of ids) emit(id);
  return Buffer.from(ordered.join(''), 'latin1').toString();
}
