import type { ReactElement } from 'react';
import type { Locale } from '@/i18n/locales';

/** Drawn 3:2 for a calm row, whatever the flag's own ratio. */
const drawings: Record<Locale, ReactElement> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path d="M0 0l60 40M60 0L0 40" stroke="#fff" strokeWidth="8" />
      <path d="M0 0l60 40M60 0L0 40" stroke="#C8102E" strokeWidth="3" />
      <path d="M30 0v40M0 20h60" stroke="#fff" strokeWidth="13" />
      <path d="M30 0v40M0 20h60" stroke="#C8102E" strokeWidth="8" />
    </>
  ),
  it: (
    <>
      <path fill="#008C45" d="M0 0h20v40H0z" />
      <path fill="#F4F5F0" d="M20 0h20v40H20z" />
      <path fill="#CD212A" d="M40 0h20v40H40z" />
    </>
  ),
  bg: (
    <>
      <path fill="#fff" d="M0 0h60v14H0z" />
      <path fill="#00966E" d="M0 13.3h60v13.4H0z" />
      <path fill="#D62612" d="M0 26.7h60V40H0z" />
    </>
  ),
};

export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      {drawings[locale]}
    </svg>
  );
}
