import { devices } from '@playwright/test';

export const desktop = { viewport: { width: 1440, height: 900 } } as const;

export const tablet = { viewport: { width: 768, height: 1024 } } as const;

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

export const phone = { ...pixel, viewport: { width: 390, height: 844 } } as const;
