import { ExternalLink } from '@/components/ui/links';
import { socialProfiles } from '@/site/company';
import { iconPaths } from './paths';
import styles from './SocialLinks.module.css';

/** The company's profiles, where it has any, as icons labelled with their network. */
export function SocialLinks() {
  return (
    <ul role="list" className={styles.list}>
      {socialProfiles.map(({ network, name, url }) => (
        <li key={network}>
          <ExternalLink className={styles.link} href={url} rel="me">
            <svg viewBox="0 0 16 16" width={22} height={22} aria-hidden="true">
              <path d={iconPaths[network]} fill="currentColor" />
            </svg>
            <span className="visually-hidden">{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
