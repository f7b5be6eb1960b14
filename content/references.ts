import { buildTime } from '@/site/buildTime';
import { isDay } from './day';
import type { Reference } from './types';

/** Whether a named person has agreed to the publication, on `today` or an earlier day. */
export function hasConsent({ consent }: Pick<Reference, 'consent'>, today = buildTime()): boolean {
  if (!consent?.by.trim()) return false;
  return isDay(consent.on) && new Date(`${consent.on}T00:00Z`) <= today;
}
