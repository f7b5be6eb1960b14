import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Logo } from '@/components/layout/Logo/Logo';
import { SocialLinks } from '@/components/layout/SocialLinks/SocialLinks';
import { ContactButton, EmailLink, Link, PhoneLink } from '@/components/ui/links';
import { cityLine, socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import { fileUrl } from '@/site/basePath';
import { buildTime } from '@/site/buildTime';
import { href, type PageName, routeNames } from '@/site/routes';
import styles from './Footer.module.css';

/** Pages without an invitation to Contacts: Contacts itself, and the 404, which links to Home. */
const withoutQuestion: readonly PageName[] = ['contacts', 'notFound'];

/** The title block of a technical drawing: company, office, contact, registration. */
export function Footer({ page, iban = content.company.iban }: { page: PageName; iban?: string }) {
  const locale = useLocale();
  const t = useTranslations('Footer');
  const names = useTranslations('Header');
  const place = useTranslations('Company');

  return (
    <footer id="footer" className={`dark ${styles.footer}`}>
      <div className="wrap">
        {!withoutQuestion.includes(page) && (
          <div className={`flow ${styles.invitation} screen-only`}>
            <h2 className={`name ${styles.question}`}>{t('question')}</h2>
            <ContactButton />
          </div>
        )}
        {/* Has its own dark background, so that print can drop it without leaving a dark band. */}
        <div className={`dark ${styles.block}`}>
          <div className={`${styles.company} screen-only`}>
            <Logo tone="paper" name={content.company.name} />
            {socialProfiles().length > 0 && (
              <nav aria-label={t('social')}>
                <SocialLinks />
              </nav>
            )}
          </div>
          <nav
            className={`flow ${styles.links} ${styles.column} screen-only`}
            aria-label={t('pages')}
          >
            {routeNames.map((route) => (
              <Fragment key={route}>
                <Link href={href(locale, route)}>{names(`links.${route}`)}</Link>{' '}
              </Fragment>
            ))}
          </nav>
          <address>
            <p className={`label secondary ${styles.key}`}>{t('office')}</p>
            {`${place('street')}\n${cityLine(place('city'), locale)}`}
          </address>
          <address className={`flow ${styles.links} ${styles.column}`}>
            <p className={`label secondary ${styles.key}`}>{t('reach')}</p> <PhoneLink />{' '}
            <EmailLink />
          </address>
          <div className={styles.legal}>
            <p>
              {t('rights', {
                year: String(buildTime().getUTCFullYear()),
                group: content.company.group || content.company.name,
              })}
            </p>
            <p className={`secondary ${styles.registration}`}>
              <span>{place('legalName')}</span>{' '}
              <span>{t('register', { uic: content.company.uic })}</span>{' '}
              {content.company.vat && <span>{t('vat', { vat: content.company.vat })}</span>}{' '}
              <span>{t('seat', { address: place('managementAddress') })}</span>{' '}
              {iban && <span>{t('bankAccount', { iban })}</span>}
            </p>
            <p className={`flow ${styles.links} screen-only`}>
              {/* Plain links, because the browser's own jump to an element also moves the focus. */}
              <a href={fileUrl(`${href(locale, 'contacts')}#privacy`)}>{t('privacy')}</a>{' '}
              <a href={fileUrl(`${href(locale, 'contacts')}#accessibility`)}>
                {t('accessibility')}
              </a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
