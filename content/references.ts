import { buildTime } from '@/site/buildTime';
import { isDay } from './day';
import type { Reference, Role } from './model';

/** What the company did for a plant. The messages `References.roles` name each role. */
export const referenceRoles = [
  'development',
  'epc',
  'supervision',
  'operation',
] as const satisfies readonly Role[];

/** Whether a named person has agreed to the publication, on `today` or an earlier day. */
export function hasConsent({ consent }: Pick<Reference, 'consent'>, today = buildTime()): boolean {
  if (!consent?.by.trim()) return false;
  return isDay(consent.on) && new Date(`${consent.on}T00:00Z`) <= today;
}
