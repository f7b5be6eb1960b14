import type { Metadata } from 'next';

export const metadata: Metadata = { title: '404' };

/**
 * Next wants one for URLs below no language. Hosts never show it: scripts/export/finishExport.ts puts the English 404 page in
 * its place.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <h1>404</h1>
        <a href="/">Home</a>
      </body>
    </html>
  );
}
