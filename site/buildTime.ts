/**
 * Time that the build gives as its own, from SOURCE_DATE_EPOCH, which scripts/export/buildSite.ts sets: two builds of one
 * commit are then the same. Without it, as in development, the present.
 */
export function buildTime(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
