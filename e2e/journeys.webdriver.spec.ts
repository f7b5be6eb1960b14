/* The journeys, in the WebKit that Debian has. */

import { test as base } from '@playwright/test';
import { findWebKitDriver } from '@/scripts/lib/engines';
import { journeys } from './lib/journeys';
import type { Visitor } from './lib/visit';
import { withWebKit } from './lib/webDriver';

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use, { parallelIndex }) => {
    const origin = baseURL ?? '';
    const driver = findWebKitDriver();
    if (!driver) throw new Error('WebKit’s driver is not installed');
    await withWebKit(driver, Number(new URL(origin).port) + 50 + parallelIndex, origin, use);
  },
});

journeys(test);
