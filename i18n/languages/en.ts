import type { Language } from '../language';

export const en: Language = {
  name: 'English',
  territory: 'GB',
  script: 'Latin',
  quotes: ['“”', '‘’'],
  certificateSet: 'en',
  flag: {
    viewBox: '0 0 60 40',
    shapes: [
      { d: 'M0 0h60v40H0z', fill: '#012169' },
      { d: 'M0 0l60 40M60 0L0 40', stroke: '#fff', strokeWidth: 8 },
      { d: 'M0 0l60 40M60 0L0 40', stroke: '#C8102E', strokeWidth: 3 },
      { d: 'M30 0v40M0 20h60', stroke: '#fff', strokeWidth: 13 },
      { d: 'M30 0v40M0 20h60', stroke: '#C8102E', strokeWidth: 8 },
    ],
  },
};
