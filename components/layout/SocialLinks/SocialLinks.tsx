import { useTranslations } from 'next-intl';
import { socialProfiles } from '@/site/company';
import { iconPaths } from './paths';
import styles from './SocialLinks.module.css';

/** The six profiles of the specification, as icons named by their network. */
export function SocialLinks() {
  const t = useTranslations('Footer');
  return (
    <ul className={styles.list}>
      {socialProfiles.map(({ network, name, url }) => (
        <li key={network}>
          <a className={styles.link} href={url} rel="me noopener">
            <svg viewBox="0 0 16 16" width={22} height={22} aria-hidden="true">
              <path d={iconPaths[network]} fill="currentColor" />
            </svg>
            <span className="visually-hidden">
              {name} {t('externalSite')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
