import { useTranslations } from 'next-intl';
import { socialProfiles } from '@/content/company';
import { iconPaths } from './paths';
import styles from './SocialLinks.module.css';

/** The company's social profiles as icons. Browsers that cannot show SVG show the name of the network in it. */
export function SocialLinks() {
  const t = useTranslations('Footer');
  return (
    <ul role="list" className={styles.list}>
      {socialProfiles().map(({ network, name, url }) => (
        <li key={network}>
          <a className={styles.link} href={url} rel="me">
            <svg
              role="img"
              aria-label={`${name} ${t('externalSite')}`}
              width={22}
              height={22}
              viewBox="0 0 16 16"
            >
              <text display="none">{name}</text>
              <path d={iconPaths[network]} fill="currentColor" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
