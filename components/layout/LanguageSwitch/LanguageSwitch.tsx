import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links';
import { icons } from '@/generated/media';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { fileUrl } from '@/site/basePath';
import { href, type PageName } from '@/site/routes';
import styles from './LanguageSwitch.module.css';

/** One flag per language. On the 404 they link to Home, because an unknown page does not have a translation. */
export function LanguageSwitch({ page }: { page: PageName }) {
  const current = useLocale();
  const t = useTranslations('Header');
  return (
    <nav className={`${styles.switch} screen-only`} aria-label={t('languages')}>
      {locales.map((locale) => (
        <Link
          key={locale}
          href={href(locale, page === 'notFound' ? 'home' : page)}
          className={styles.link}
          lang={locale}
          hrefLang={locale}
          aria-label={languages[locale].name}
          aria-current={locale === current ? 'true' : undefined}
          data-locale={locale}
        >
          <svg aria-hidden="true">
            <use href={fileUrl(icons[locale])} />
          </svg>
        </Link>
      ))}
    </nav>
  );
}
