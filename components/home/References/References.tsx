import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { content } from '@/content/current';
import { hasConsent } from '@/content/references';
import type { Reference } from '@/content/types';
import { pictures } from '@/generated/media';
import styles from './References.module.css';

/**
 * Whether the picture of a plant can be shown. In development, a plant may be new, and its picture is made at that
 * moment. Builds begin with the pictures.
 */
function isMade({ picture }: Reference): boolean {
  return process.env.NODE_ENV !== 'development' || Object.hasOwn(pictures, picture);
}

/** The plants that the company may show, each with its picture and its data. Renders nothing while there is none. */
export function References({ list = content.references }) {
  const locale = useLocale();
  const t = useTranslations('References');
  const format = useFormatter();
  // Preflight checks the consent too, but a plant without consent must not be shown even if nobody runs it.
  const plants = list.filter((plant) => hasConsent(plant) && isMade(plant));
  if (plants.length === 0) return null;
  return (
    <section id="references" className="section wrap ruler">
      <h2>{t('title')}</h2>
      {plants.map(({ name, place, peak, storage, role, year, picture }) => (
        <article key={name.en} className="twelve-from-desktop body">
          <Picture
            className={`bleed ${styles.picture}`}
            name={picture}
            crop="photo"
            sizes="(min-width: 900px) max(58vw, 640px), 100vw"
          />
          <div className={styles.about}>
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
                  {format.list(
                    [role].flat().map((one) => (
                      <Fragment key={one}>
                        {t.rich(`roles.${one}`, {
                          term: (chunks) => <TradeTerm>{chunks}</TradeTerm>,
                        })}
                      </Fragment>
                    )),
                    { type: 'unit', style: 'short' },
                  )}
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
