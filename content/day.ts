/** Whether a text is an existing day, written as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  // `Date` accepts 30 February and makes it 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
