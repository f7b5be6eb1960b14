import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/links';
import { More } from '@/components/ui/More';
import type { Company } from '@/content/company';
import { content } from '@/content/current';
import { buildTime } from '@/site/buildTime';
import styles from './Founder.module.css';

type Step = keyof Company['career'];

const today = buildTime().getUTCFullYear();

/** The founder's profile. The toggle is a `<details>`, which works without a script and is collapsed by default. */
export function Founder() {
  const t = useTranslations('Founder');
  const place = { company: content.company.name, city: useTranslations('Company')('city') };
  const steps = Object.entries(content.company.career) as [Step, number][];
  const career = steps.filter(([, year]) => year > 0);
  return (
    <section id="founder" className="section wrap ruler">
      <blockquote className={`name ${styles.quote}`}>{t('quote')}</blockquote>
      <div className="twelve-from-desktop body">
        <div className={styles.who}>
          <h2>{t('name')}</h2>
          <p className="secondary">{t('role')}</p>
          <ArrowLink to="about">{t('about')}</ArrowLink>
        </div>
        <div className={`lead stack ${styles.biography}`}>
          <p>{t('training')}</p>
          <p>{t('founding', place)}</p>
          <More
            id="biography"
            summary={
              <>
                <span className={styles.showMore}>{t('showMore')}</span>{' '}
                <span className={styles.showLess}>{t('showLess')}</span>
              </>
            }
          >
            <p>{t('more')}</p>
          </More>
        </div>
      </div>
      <ol role="list" className={`small ${styles.career}`} aria-label={t('career')}>
        {career.map(([step, year], index) => {
          const years = (career[index + 1]?.[1] ?? today) - year;
          return (
            <li key={step}>
              {/* Gives the segment its length on wide screens. */}
              <svg width={years * 1000} height={0} aria-hidden="true" />
              <b className="numeral-small">{year}</b> {t(`years.${step}`, place)}
            </li>
          );
        })}
        <li>
          <b className="numeral-small">{t('today')}</b> {t('now')}
        </li>
      </ol>
    </section>
  );
}
