/** Whether a text is an existing day, written as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  // `Date` accepts 30 February and makes it 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** The day of a point in time as YYYY-MM-DD, in UTC. Days that are written so can be compared as texts. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** In milliseconds. Days in UTC all have the same length. */
export const dayLength = 86_400_000;

/** Both days as YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayLength));
}
