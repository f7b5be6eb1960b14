'use client';

import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { beginNavigation, endNavigation } from '@/browser/navigation/pending';
import { keepPlace } from '@/browser/navigation/place';
import type { Locale } from '@/i18n/locales';
import { abandonSwitch, beginSwitch, isSwitching } from './recordedLanguage';

interface LanguageLinkProps {
  readonly locale: Locale;
  readonly href: string;
  /** The language's own name: the link's accessible name. */
  readonly name: string;
  readonly current: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One flag: replaces the history entry by the same page in its language. */
export function LanguageLink(props: LanguageLinkProps) {
  const { locale, href, name, current, className, children } = props;
  const router = useRouter();

  return (
    <NextLink
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
        // The current flag acts only while another language is loading: it cancels that switch.
        if (current && !isSwitching()) return;
        if (current) {
          abandonSwitch();
          endNavigation();
        } else {
          beginSwitch(locale);
          beginNavigation();
        }
        keepPlace();
        const { search, hash } = location;
        router.replace(href + search + hash, { scroll: false });
      }}
    >
      {children}
    </NextLink>
  );
}
