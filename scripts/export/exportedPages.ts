import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Messages } from 'next-intl';
import { locales } from '@/i18n/locales';
import { filesBelow } from '@/scripts/lib/files';
import { basePath } from '@/site/basePath';
import { absoluteUrl } from '@/site/metadata';
import { href, routes } from '@/site/routes';
import { addPolicy } from './contentSecurityPolicy';
import { deferRuntime } from './deferRuntime';
import { hoistEarlyScript } from './hoistEarlyScript';
import { inlineStyles } from './inlineStyles';
import { addStructuredData } from './structuredData';
import { structuredData } from './structuredDataOf';

/** Writes what search engines read into the pages; the 404s have no such data. */
export async function writeStructuredData(out: string): Promise<void> {
  for (const locale of locales) {
    const messages: Messages = JSON.parse(await readFile(`messages/${locale}.json`, 'utf8'));
    for (const route of routes) {
      const file = join(out, href(locale, route), 'index.html');
      const html = await readFile(file, 'utf8');
      const data = structuredData(locale, route, messages);
      await writeFile(file, addStructuredData(html, data, absoluteUrl(locale, route)));
    }
  }
}

/** The assets serve every build, so their stylesheets know no base path. */
export async function addBasePath(out: string): Promise<void> {
  if (!basePath) return;
  for (const file of await filesBelow(out, '.css')) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${basePath}/`));
  }
}

/**
 * Turns Next's HTML, 404s included, into what visitors get. The order counts: the policy comes last, since it vouches for
 * what stands inline.
 */
export async function finishHtml(out: string): Promise<void> {
  const recaptcha = Boolean(process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY);
  await mkdir(join(out, '_next/static/flight'), { recursive: true });
  for (const file of await filesBelow(out, '.html')) {
    if (file.startsWith(join(out, 'map') + sep)) continue; // written by scripts/assets/map.ts, no page of Next’s
    const { html, flight } = deferRuntime(hoistEarlyScript(await readFile(file, 'utf8')));
    await writeFile(join(out, flight.path), flight.script);
    await writeFile(file, addPolicy(await inlineStyles(html, out), { recaptcha }));
  }
}
