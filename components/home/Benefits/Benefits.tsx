import { useMessages, useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/links';
import '@/components/ui/grounds.css';
import '@/components/ui/text-link.css';
import styles from './Benefits.module.css';

/** The benefits, the first one larger. The messages have them in the specification's order. */
export function Benefits() {
  const t = useTranslations('Benefits');
  return (
    <section className="section dark blue">
      <div className="wrap">
        <h2>{t('title')}</h2>
        <ul className={`twelve ${styles.list}`}>
          {Object.entries(useMessages().Benefits.items).map(([benefit, { title, text }]) => (
            <li key={benefit}>
              <h3>{title}</h3>
              <p>{text}</p>
              {benefit === 'contract' && (
                <ArrowLink to="services" part="#contract">
                  {t('contract')}
                </ArrowLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
