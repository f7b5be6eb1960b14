import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer/Footer';
import { Header } from '@/components/layout/Header/Header';
import { Link } from '@/components/ui/links';
import { href, type PageName } from '@/site/routes';
import styles from './Page.module.css';
import { StructuredData } from './StructuredData';

/** Pages with so many links that a second skip link leads to the enquiry. */
const long: readonly PageName[] = ['home', 'services'];

/**
 * The frame of every page. Each page passes its name, so that navigation and flags are complete HTML and do not need a
 * script to find the current page.
 */
export function Page({ page, children }: { page: PageName; children: ReactNode }) {
  const locale = useLocale();
  const t = useTranslations('Header');
  return (
    <>
      <nav className={`screen-only ${styles.skip}`} aria-label={t('skipLinks')}>
        <a className="button" href="#content">
          {t('skip')}
        </a>{' '}
        {long.includes(page) && (
          <Link className="button" href={`${href(locale, 'contacts')}#enquiry`}>
            {t('skipToEnquiry')}
          </Link>
        )}
      </nav>
      <Header page={page} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer page={page} />
      {page !== 'notFound' && <StructuredData route={page} />}
    </>
  );
}
