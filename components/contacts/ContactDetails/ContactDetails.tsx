import { domainToUnicode } from 'node:url';
import { useLocale, useTranslations } from 'next-intl';
import { SocialLinks } from '@/components/layout/SocialLinks/SocialLinks';
import { EmailLink, PhoneLink } from '@/components/ui/links';
import { cityLine, openingHours, socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import styles from './ContactDetails.module.css';

/** How to reach the company without the form. Profiles that it does not have are left out. */
export function ContactDetails() {
  const locale = useLocale();
  const t = useTranslations('ContactDetails');
  const place = useTranslations('Company');
  const details = {
    phone: <PhoneLink />,
    email: <EmailLink />,
    office: <address>{`${place('street')}, ${cityLine(place('city'), locale)}`}</address>,
    hours: place('hours', openingHours(locale)),
    website: (
      <a href={content.company.website}>
        {/* `URL` writes letters of other scripts as `xn--…`, which nobody can read. */}
        {domainToUnicode(new URL(content.company.website).hostname)}
      </a>
    ),
    social: socialProfiles().length > 0 && <SocialLinks />,
  };
  return (
    <section className={styles.details} aria-label={t('heading')}>
      <dl className="data ruled">
        {(['phone', 'email', 'office', 'hours', 'website', 'social'] as const)
          .filter((detail) => details[detail])
          .map((detail) => (
            <div key={detail} className={detail === 'social' ? 'screen-only' : undefined}>
              <dt>{t(detail)}</dt>
              <dd>{details[detail]}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
