import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { daylight } from '@/site/sun';
import styles from './Daylight.module.css';

/** Equinoxes and solstices; Bulgaria is two hours ahead of UTC in winter, three in summer. */
const days = [
  { day: 'march', date: '2026-03-21', utcOffset: 2 },
  { day: 'june', date: '2026-06-21', utcOffset: 3 },
  { day: 'september', date: '2026-09-23', utcOffset: 3 },
  { day: 'december', date: '2026-12-21', utcOffset: 2 },
] as const;

function clock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Sunrise, sunset and length of day at the office, computed. */
export function Daylight() {
  const t = useTranslations('Daylight');
  return (
    <div className={styles.daylight}>
      <h2>{t('title')}</h2>
      <table>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('sunrise')}</th>
            <th scope="col">{t('sunset')}</th>
            <th scope="col">{t('length')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, date, utcOffset }) => {
            const { sunrise, sunset, length } = daylight(
              company.coordinates,
              new Date(date),
              utcOffset,
            );
            return (
              <tr key={day} className={day === 'june' ? styles.longest : undefined}>
                <th scope="row">{t(`days.${day}`)}</th>
                <td>{clock(sunrise)}</td>
                <td>{clock(sunset)}</td>
                <td>
                  {t('duration', {
                    hours: String(Math.floor(length / 60)),
                    minutes: String(length % 60).padStart(2, '0'),
                  })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
