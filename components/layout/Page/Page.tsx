import { useTranslations } from 'next-intl';
import { type ReactNode, ViewTransition } from 'react';
import { Footer } from '@/components/layout/Footer/Footer';
import { Header } from '@/components/layout/Header/Header';
import type { PageName } from '@/site/routes';
import styles from './Page.module.css';

/**
 * Header, main and footer of a page. Each page passes its name, so that the current link and the flags' addresses are in
 * the HTML and need no script.
 */
export function Page({ page, children }: { page: PageName; children: ReactNode }) {
  const t = useTranslations('Header');
  return (
    <>
      <a className={`${styles.skip} screen-only`} href="#content">
        {t('skip')}
      </a>
      <Header page={page} />
      {/* Pages cross-fade on navigation; an update of the same page does not. */}
      <ViewTransition update="none">
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </ViewTransition>
      <Footer page={page} />
    </>
  );
}
