import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture/Picture';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { hasConsent, references } from '@/content/references';
import styles from './References.module.css';

/** The plants that the company may show, each with its picture and its data. Renders nothing while there is none. */
export function References({ list = references }) {
  const locale = useLocale();
  const t = useTranslations('References');
  // Preflight checks the consent too, but a plant without consent must not be shown even if nobody runs it.
  const plants = list.filter((plant) => hasConsent(plant));
  if (plants.length === 0) return null;
  return (
    <section id="references" className="section wrap ruler">
      <h2>{t('title')}</h2>
      {plants.map(({ name, place, peak, storage, role, year, picture }) => (
        <article key={name.en} className="grid body">
          <Picture
            className={`bleed ${styles.picture}`}
            name={picture}
            crop="photo"
            sizes="(min-width: 900px) max(58vw, 640px), 100vw"
          />
          <div className={styles.sheet}>
            <h3>{name[locale] ?? name.en}</h3>
            <p>{place[locale] ?? place.en}</p>
            <dl className="ruled data">
              {peak !== undefined && (
                <div>
                  <dt>{t('power')}</dt>
                  <dd className="numeral">{t('peak', { value: peak })}</dd>
                </div>
              )}
              {storage && (
                <div>
                  <dt>{t('storage')}</dt>
                  <dd className="numeral-small">{t('battery', storage)}</dd>
                </div>
              )}
              <div>
                <dt>{t('role')}</dt>
                <dd className="strong">
                  {t.rich(`roles.${role}`, { term: (chunks) => <TradeTerm>{chunks}</TradeTerm> })}
                </dd>
              </div>
              <div>
                <dt>{t('year')}</dt>
                <dd className="strong">{year}</dd>
              </div>
            </dl>
          </div>
        </article>
      ))}
    </section>
  );
}
