import { useTranslations } from 'next-intl';
import { Drawing, hasLabel } from '@/components/drawings/Drawing';
import { More } from '@/components/ui/More';
import { officeOfCompany } from '@/content/office';
import { clock } from '@/solar/clock';
import { daylight } from '@/solar/sun';
import styles from './Daylight.module.css';

/** Equinoxes and solstices. */
const days = [
  { day: 'march', date: '2026-03-21' },
  { day: 'june', date: '2026-06-21' },
  { day: 'september', date: '2026-09-23' },
  { day: 'december', date: '2026-12-21' },
] as const;

/** The names of months are messages, because Intl's short Bulgarian months are numbers (“01”). */
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

/**
 * The shares of the model plant's power that the sun reaches at the office. In the far north it does not reach all of
 * them.
 */
const reached = (['half', 'full'] as const).filter((power) => hasLabel('yearOfDaylight', power));

/** The daylight of a year at the office, which the build computes: a chart, and four days in figures. */
export function Daylight() {
  const t = useTranslations('Daylight');
  const city = useTranslations('Company')('city');
  const nameOf = (month: (typeof months)[number] = 'january') => t(`months.${month}`);
  const year = days.map(({ day, date }) => {
    const { sunrise, sunset, length } = daylight(officeOfCompany(), new Date(date));
    const duration = t('duration', {
      hours: String(Math.floor(length / 60)),
      minutes: String(length % 60).padStart(2, '0'),
    });
    return { day, sunrise, sunset, duration };
  });
  return (
    <div className={`wrap ${styles.daylight}`}>
      <div className="twelve-from-desktop">
        <h2 className="cut">{t('title')}</h2>
        <p className="note">{t('note', { city })}</p>
      </div>
      <div className={`${styles.chart} screen-only`}>
        <Drawing
          drawing="yearOfDaylight"
          labels={{
            month: (month) => nameOf(months[month]),
            hour: (hour) => t('hour', { hour: String(hour) }),
            sunset: t('sunset'),
            sunrise: t('sunrise'),
            ...Object.fromEntries(reached.map((power) => [power, t(power)])),
            longest: `${t('days.june')}: ${year.find(({ day }) => day === 'june')?.duration}`,
          }}
        />
        <site-sun className="label" data-label={t('today')} />
      </div>
      <More id="daylight-table" summary={t('caption')}>
        <table className="table" aria-label={t('caption')}>
          <tbody>
            <tr>
              <th scope="col">{city}</th>
              <th scope="col">{t('sunrise')}</th>
              <th scope="col">{t('sunset')}</th>
              <th scope="col">{t('length')}</th>
            </tr>
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
  );
}
