import { useTranslations } from 'next-intl';
import { socialProfiles } from '@/content/company';
import { icons } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import styles from './SocialLinks.module.css';

/** The company's social profiles as icons, each labelled with its network. */
export function SocialLinks() {
  const t = useTranslations('Footer');
  return (
    <ul role="list" className={styles.list}>
      {socialProfiles.map(({ network, name, url }) => (
        <li key={network}>
          <a className={styles.link} href={url} rel="me">
            <svg width={22} height={22} role="img" aria-label={`${name} ${t('externalSite')}`}>
              <use href={fileUrl(icons[network])} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
