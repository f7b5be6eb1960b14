import { certificateTotals } from '@/content/certificates';
import { type Translate, translator } from '@/content/translator';
import { type PageName, routes } from '@/site/routes';

export { type Translate, translator };

/** A page's main heading. */
export function headingOf(page: PageName, t: Translate): string {
  return page === 'notFound' ? t('NotFound.title') : t(routes[page].heading, certificateTotals());
}
