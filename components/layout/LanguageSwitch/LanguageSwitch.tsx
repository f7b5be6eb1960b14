import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Link } from '@/components/ui/links';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { href, type PageName } from '@/site/routes';
import styles from './LanguageSwitch.module.css';

/**
 * One flag per language. On the 404 they link to Home, because an unknown page does not have a translation. Each flag
 * is drawn in the page, so that none is missing. Browsers that cannot show SVG show the text in it.
 */
export function LanguageSwitch({ page }: { page: PageName }) {
  const current = useLocale();
  const t = useTranslations('Header');
  return (
    <nav className={`${styles.switch} screen-only`} aria-label={t('languages')}>
      {locales.map((locale) => (
        <Fragment key={locale}>
          <Link
            href={href(locale, page === 'notFound' ? 'home' : page)}
            className={styles.link}
            lang={locale}
            hrefLang={locale}
            aria-label={languages[locale].name}
            aria-current={locale === current ? 'true' : undefined}
            data-locale={locale}
          >
            <svg aria-hidden="true" width={24} height={16} viewBox={languages[locale].flag.viewBox}>
              <text display="none">{languages[locale].name}</text>
              {languages[locale].flag.shapes.map((shape) => (
                <path key={JSON.stringify(shape)} {...shape} />
              ))}
            </svg>
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
