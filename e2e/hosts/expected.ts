import { securityHeaders } from '@/scripts/hosts/rules';

/** With lower-case names, as Playwright reports them. */
export const expectedHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);
