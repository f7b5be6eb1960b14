import type { Metadata } from 'next';

export const metadata: Metadata = { title: '404' };

/**
 * Next requires this file for URLs without a language. No host serves it, because scripts/export/finishExport.ts
 * replaces it with the English 404 page.
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
