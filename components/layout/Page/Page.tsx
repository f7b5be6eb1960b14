import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer/Footer';
import { Header } from '@/components/layout/Header/Header';
import type { PageName } from '@/site/routes';
import styles from './Page.module.css';

/**
 * The frame of every page. Each page passes its name, so that navigation and flags are complete HTML and do not need a
 * script to find the current page.
 */
export function Page({ page, children }: { page: PageName; children: ReactNode }) {
  const t = useTranslations('Header');
  return (
    <>
      <a className={`button screen-only ${styles.skip}`} href="#content">
        {t('skip')}
      </a>
      <Header page={page} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer page={page} />
    </>
  );
}
