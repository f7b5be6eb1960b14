import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/Drawing';
import yearOfDaylight from '@/components/drawings/data/yearOfDaylight.json';
import { More } from '@/components/ui/More/More';
import { company } from '@/site/company';
import { clock } from '@/solar/clock';
import { daylight } from '@/solar/sun';
import styles from './Daylight.module.css';

/** Equinoxes and solstices; Bulgaria is two hours ahead of UTC in winter, three in summer. */
const days = [
  { day: 'march', date: '2026-03-21', utcOffset: 2 },
  { day: 'june', date: '2026-06-21', utcOffset: 3 },
  { day: 'september', date: '2026-09-23', utcOffset: 3 },
  { day: 'december', date: '2026-12-21', utcOffset: 2 },
] as const;

/** Their names are messages: Intl's short Bulgarian months are numbers (“01”). */
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** The year's daylight at the office, computed: a chart, and four days in figures. */
export function Daylight() {
  const t = useTranslations('Daylight');
  const year = days.map(({ day, date, utcOffset }) => {
    const { sunrise, sunset, length } = daylight(company.coordinates, new Date(date), utcOffset);
    const duration = t('duration', {
      hours: String(Math.floor(length / 60)),
      minutes: String(length % 60).padStart(2, '0'),
    });
    return { day, sunrise, sunset, duration };
  });
  return (
    <div>
      <div className={`twelve ${styles.head}`}>
        <h2>{t('title')}</h2>
        <p>{t('note')}</p>
      </div>
      <div className={`${styles.chart} screen-only`}>
        <Drawing
          drawing={yearOfDaylight}
          labels={{
            month: (month) => t(`months.${months[month] ?? 'january'}`),
            hour: (hour) => t('hour', { hour: String(hour) }),
            sunset: t('sunset'),
            sunrise: t('sunrise'),
            half: t('half'),
            full: t('full'),
            longest: `${t('days.june')}: ${year.find(({ day }) => day === 'june')?.duration}`,
          }}
        />
        <site-sun data-label={t('today')} />
      </div>
      <div className={styles.table}>
        <More summary={t('caption')}>
          <table aria-label={t('caption')}>
            <thead>
              <tr>
                <th scope="col">{t('place')}</th>
                <th scope="col">{t('sunrise')}</th>
                <th scope="col">{t('sunset')}</th>
                <th scope="col">{t('length')}</th>
              </tr>
            </thead>
            <tbody>
              {year.map(({ day, sunrise, sunset, duration }) => (
                <tr key={day}>
                  <th scope="row">{t(`days.${day}`)}</th>
                  <td>{clock(sunrise)}</td>
                  <td>{clock(sunset)}</td>
                  <td>{duration}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </More>
      </div>
    </div>
  );
}
