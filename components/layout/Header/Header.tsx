import { useLocale, useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch';
import { Logo } from '@/components/layout/Logo/Logo';
import { Link, PhoneLink } from '@/components/ui/links';
import { content } from '@/content/current';
import { href, type PageName, routeNames } from '@/site/routes';
import styles from './Header.module.css';

/**
 * Logo, page links and flags. The links are in a `<details>`, which is a menu on a phone and works without JavaScript.
 * There the telephone is its last row.
 */
export function Header({ page }: { page: PageName }) {
  const locale = useLocale();
  const t = useTranslations('Header');

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.strip}`}>
        <Link
          className={styles.logo}
          href={href(locale, 'home')}
          aria-label={t('homeLink', { company: content.company.name })}
        >
          <Logo tone="ink" name={content.company.name} />
        </Link>
        <nav className={`${styles.navigation} screen-only`} aria-label={t('navigation')}>
          <details className={styles.menu} data-menu="">
            <summary>
              <span className={styles.word}>{t('menu')}</span>
              <span className={`visually-hidden ${styles.close}`}>{t('close')}</span>
            </summary>
            <ul>
              {routeNames.map((route) => (
                <li key={route}>
                  <Link
                    href={href(locale, route)}
                    aria-current={route === page ? 'page' : undefined}
                  >
                    {t(`links.${route}`)}
                  </Link>
                </li>
              ))}
              <li className={styles.phone}>
                <PhoneLink />
              </li>
            </ul>
          </details>
        </nav>
        <LanguageSwitch page={page} />
      </div>
    </header>
  );
}
