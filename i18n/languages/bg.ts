import type { Language } from '../language';

export const bg: Language = {
  name: 'Български',
  territory: 'BG',
  script: 'Cyrillic',
  quotes: ['„“'],
  certificateSet: 'bg',
  flag: {
    viewBox: '0 0 60 40',
    shapes: [
      { d: 'M0 0h60v14H0z', fill: '#fff' },
      { d: 'M0 13.3h60v13.4H0z', fill: '#00966E' },
      { d: 'M0 26.7h60V40H0z', fill: '#D62612' },
    ],
  },
};
