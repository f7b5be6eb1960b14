import { dayLength } from '@/content/day';

/**
 * Hours that local time is ahead of UTC at a moment. On the days on which the clocks change, it is not the same at
 * night and at noon, so it is asked for each event.
 */
export function utcOffset(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  // `name` is GMT+2, or GMT+3 in summer.
  return Number(name?.replace('GMT', ''));
}

/** The time in a time zone. It does not depend on the time zone of the visitor or of the build. */
export function localTime(now: Date, timeZone: string) {
  const minutes = Math.floor(now.getTime() / 60_000) + utcOffset(now, timeZone) * 60;
  const sinceMidnight = minutes % (24 * 60);
  return {
    /** The local date, as UTC midnight. */
    date: new Date((minutes - sinceMidnight) * 60_000),
    /**
     * Whole minutes since local midnight, as a clock shows them. (`hour` is a fraction, which would not give back each
     * minute exactly.)
     */
    minutes: sinceMidnight,
    /** Hours since local midnight. */
    hour: sinceMidnight / 60,
  };
}

/** Hours and minutes, as `06:05`. */
export function clock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The number of days since 1 January. */
export function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayLength);
}
