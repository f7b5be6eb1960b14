'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Locale } from '@/i18n/locales';
import { recordLanguage } from './recordedLanguage';

/**
 * The flag that was just used, and how far the page was scrolled, in px: a switch makes the whole document new, so its
 * flag takes the focus over and the page goes back to its place.
 */
let justChosen: { locale: Locale; scrollY: number | null } | null = null;

interface LanguageLinkProps {
  readonly locale: Locale;
  readonly href: string;
  /** The language's own name: the link's accessible name. */
  readonly name: string;
  readonly current: boolean;
  /** False on the 404, whose flags lead to Home: its query and hash mean nothing there. */
  readonly keepsPlace: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One flag: records the choice and replaces the history entry by the same page in the other language. */
export function LanguageLink(props: LanguageLinkProps) {
  const { locale, href, name, current, keepsPlace, className, children } = props;
  const router = useRouter();
  const link = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    if (justChosen?.locale !== locale || !current) return;
    const { scrollY } = justChosen;
    justChosen = null;
    link.current?.focus({ preventScroll: true });
    if (scrollY !== null) scrollTo({ top: scrollY, behavior: 'instant' });
  }, [locale, current]);

  return (
    <Link
      ref={link}
      className={className}
      href={href}
      replace
      scroll={false}
      prefetch={current ? false : null}
      lang={locale}
      hrefLang={locale}
      aria-label={name}
      aria-current={current ? 'true' : undefined}
      data-locale={locale}
      onNavigate={(event) => {
        event.preventDefault();
        recordLanguage(locale);
        justChosen = { locale, scrollY: keepsPlace ? scrollY : null };
        const place = keepsPlace ? location.search + location.hash : '';
        router.replace(href + place, { scroll: !keepsPlace });
      }}
    >
      {children}
    </Link>
  );
}
