import { toolText } from '@/i18n/toolText';
import { reason } from '@/scripts/lib/files';

/*
 * The links from a live site to other sites. They belong to others, who move pages and close them, so what is found is
 * reported and does not make the check of the site fail.
 */

const timeout = 20_000;

/** Statuses with which some hosts refuse every program, whether the page is there or not. */
const refusals = new Set([401, 403, 405, 429, 999]);

/** The addresses of other sites to which a page links. */
export function outwardLinks(html: string, site: string): string[] {
  const { origin } = new URL(site);
  const hrefs = Array.from(html.matchAll(/<a\s[^>]*?href="(https?:[^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(hrefs)].filter((href) => new URL(href).origin !== origin).sort();
}

/** What a host answers to a link. */
interface Answer {
  readonly status: number;
  /** The address to which it redirects. */
  readonly location: string | null;
}

/** What is to be said of a link and its answer; undefined if all is well. */
export function linkProblem(link: string, { status, location }: Answer): string | undefined {
  if (!link.startsWith('https:')) return toolText('Live.notHttps', { link });
  if (status >= 300 && status < 400 && location !== null) {
    if (!URL.canParse(location, link)) return toolText('Live.redirectUnreadable', { link });
    const { protocol, href: target } = new URL(location, link);
    const isSafe = protocol === 'https:';
    return toolText(isSafe ? 'Live.redirects' : 'Live.redirectsNotHttps', { link, target });
  }
  if (refusals.has(status)) return toolText('Live.refuses', { link, status: String(status) });
  return status === 200 ? undefined : toolText('Live.status', { link, status: String(status) });
}

/** Asks for a link, without following a redirect. */
export async function answerTo(link: string): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(link, { redirect: 'manual', signal });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') };
}

/** Says which of the links redirect, fail, or are not https. */
export async function checkLinks(links: readonly string[]): Promise<string[]> {
  const said = await Promise.all(
    links.map((link) =>
      answerTo(link).then(
        (answer) => linkProblem(link, answer),
        (error) => toolText('Live.noAnswer', { link, reason: reason(error) }),
      ),
    ),
  );
  return said.filter((problem) => problem !== undefined);
}
