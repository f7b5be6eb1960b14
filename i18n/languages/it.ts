import type { Language } from '../language';

export const it: Language = {
  name: 'Italiano',
  territory: 'IT',
  script: 'Latin',
  quotes: ['«»', '“”'],
  tradeTerms: 'en',
  certificateSet: 'en',
  flag: {
    viewBox: '0 0 60 40',
    shapes: [
      { d: 'M0 0h20v40H0z', fill: '#008C45' },
      { d: 'M20 0h20v40H20z', fill: '#F4F5F0' },
      { d: 'M40 0h20v40H40z', fill: '#CD212A' },
    ],
  },
};
