import { locales } from '@/i18n/locales';
import { drawOverlay } from '@/scripts/assets/share/overlay';
import { pages } from '@/scripts/assets/share/pages';
import { makeTypesetter } from '@/scripts/assets/share/typesetter';
import { reason } from '@/scripts/lib/files';
import { routes } from '@/site/routes';
import type { Advice, Change } from '../protocol';

/** Why the build would refuse a heading: in the pictures for social networks its type has a smallest size. */
export async function headingAdvice(changes: readonly Change[]): Promise<Advice[]> {
  if (!changes.some(({ key }) => routes.some((name) => pages[name].heading === key))) return [];
  const typeset = await makeTypesetter('Sofia Sans Extra Condensed', 720);
  return changes.flatMap(({ path, key, text }) => {
    const route = routes.find((name) => pages[name].heading === key);
    const locale = locales.find((known) => path === `messages/${known}.json`);
    try {
      if (route && locale && text.trim()) drawOverlay(text, locale, route, typeset, '');
      return [];
    } catch (error) {
      return { path, line: 0, key, advice: reason(error) };
    }
  });
}
