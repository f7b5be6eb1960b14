import type { Graph } from 'schema-dts';

/**
 * Writes a page's structured data (JSON-LD) to the end of its `<body>`. Search engines read documents, so the data has no
 * business in React, which would send it a second time, in the flight data.
 *
 * @param url of the page, as the caller knows it
 * @throws when the page names another canonical URL: the steps of the build then run with different site addresses
 */
export function addStructuredData(html: string, data: Graph, url: string): string {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (canonical !== url) {
    throw new Error(`the page calls itself ${canonical}, and this step calls it ${url}`);
  }
  // A script element ends at the first `</script`, wherever it stands.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</body>',
    () => `<script type="application/ld+json">${json}</script></body>`,
  );
}
