/**
 * Reads the query of a URL. Some campaign tools append `?utm_source=…` to every link, even if it has a query already,
 * so a second question mark separates parameters as well.
 */
export function readQuery(search: string): URLSearchParams {
  return new URLSearchParams(search.replaceAll('?', '&'));
}

/** The query of a URL without some parameters. What others have added to the link stays. */
export function withoutParameters(search: string, names: Iterable<string>): string {
  const query = readQuery(search);
  for (const name of names) query.delete(name);
  const left = String(query);
  return left && `?${left}`;
}

/** The query of a URL with other values of some parameters. What others have added to the link stays. */
export function withParameters(search: string, values: URLSearchParams): string {
  const others = withoutParameters(search, values.keys());
  return `${others || '?'}${others && '&'}${values}`;
}
