/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  // `Date` takes 30 February for 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
