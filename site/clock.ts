/** Time in Sofia, whatever the time zone of the visitor or of the machine that builds. */
const timeZone = 'Europe/Sofia';

export interface LocalTime {
  /** The local date, as UTC midnight. */
  readonly date: Date;
  /** Hours since local midnight. */
  readonly hour: number;
  /** Hours that local time is ahead of UTC. */
  readonly utcOffset: number;
}

export function sofiaTime(now: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value);
  const date = new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  const hour = part('hour') + part('minute') / 60;
  const ahead = date.getTime() / 3_600_000 + hour - now.getTime() / 3_600_000;
  // Rounded, because seconds are left out above; offsets are quarters of an hour.
  return { date, hour, utcOffset: Math.round(ahead * 4) / 4 };
}

/** Hours and minutes, as `06:05`. */
export function clock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Days of a year from its first one on. */
export function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000);
}
