/**
 * The time that counts as the time of the build. scripts/export/buildSite.ts sets SOURCE_DATE_EPOCH, so that two builds
 * of one commit are the same. In development it is not set, and the time is the present.
 */
export function buildTime(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
