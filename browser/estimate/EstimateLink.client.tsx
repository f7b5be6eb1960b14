'use client';

import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { beginNavigation } from '@/browser/navigation/pending';
import { keepPlace } from '@/browser/navigation/place';

interface EstimateLinkProps {
  readonly href: string;
  /** Of the default site. */
  readonly query: string;
  readonly children: ReactNode;
}

/** The link to the enquiry, whose query estimate.element.ts changes: React knows nothing of it. */
export function EstimateLink({ href, query, children }: EstimateLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const router = useRouter();
  return (
    <NextLink
      ref={link}
      className="button"
      href={href + query}
      prefetch={false}
      data-part="link"
      suppressHydrationWarning
      onNavigate={(event) => {
        event.preventDefault();
        keepPlace();
        beginNavigation();
        router.push(href + (link.current?.search ?? ''));
      }}
    >
      {children}
    </NextLink>
  );
}
