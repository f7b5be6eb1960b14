import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/Drawing';
import { ArrowLink } from '@/components/ui/links';
import { content } from '@/content/current';
import styles from './Benefits.module.css';

/** In the specification's order. */
const benefits = [
  'contract',
  'engineers',
  'yield',
  'grid',
  'equipment',
  'storage',
  'safety',
  'handover',
] as const;

const large = { entry: styles.large, title: undefined, text: 'secondary' };
const small = { entry: undefined, title: 'title', text: 'note' };

/** The benefits beside the sun path diagram, with which the layout of a plant begins. */
export function Benefits() {
  const t = useTranslations('Benefits');
  const place = {
    city: useTranslations('Company')('city'),
    latitude: content.company.coordinates.latitude,
  };
  const compass = useTranslations('Compass');
  return (
    <section id="benefits" className="section wrap dark blue">
      <h2>{t('title')}</h2>
      <div className="twelve body">
        <figure className={`screen-only ${styles.path}`}>
          <Drawing
            drawing="sunPath"
            name={t('sunPath.name', place)}
            labels={{
              north: compass('north'),
              east: compass('east'),
              south: compass('south'),
              west: compass('west'),
              june: t('sunPath.june'),
              equinox: t('sunPath.equinox'),
              december: t('sunPath.december'),
              hour: (hour) => t('sunPath.hour', { hour: String(hour) }),
            }}
          />
          <figcaption className="note">{t('sunPath.caption', place)}</figcaption>
        </figure>
        <ul role="list" className={`two-from-tablet ruled ${styles.list}`}>
          {benefits.map((benefit, index) => {
            // Clients ask about these first.
            const look = index < 2 ? large : small;
            return (
              <li key={benefit} className={look.entry}>
                <h3 className={look.title}>{t(`items.${benefit}.title`)}</h3>
                <p className={look.text}>{t(`items.${benefit}.text`)}</p>
                {benefit === 'contract' && content.sections.contract && (
                  <ArrowLink to="services" suffix="#contract">
                    {t('contract')}
                  </ArrowLink>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
