import { useLocale, useTranslations } from 'next-intl';
import { Disconnector } from '@/components/drawings/Disconnector';
import { ButtonLink } from '@/components/ui/links';
import { href } from '@/site/routes';
import styles from './NotFound.module.css';

/** The 404: a message and a link to Home, above a drawing of an interrupted line. */
export function NotFound() {
  const locale = useLocale();
  const t = useTranslations('NotFound');
  return (
    <section className={styles.section}>
      <div className="wrap">
        <div className="grid">
          <h1 className={styles.title}>{t('title')}</h1>
          <div className={styles.text}>
            <p>{t('text')}</p>
            <ButtonLink href={href(locale, 'home')}>{t('home')}</ButtonLink>
          </div>
        </div>
      </div>
      <Disconnector className={styles.drawing} />
    </section>
  );
}
