'use client';

import NextLink from 'next/link';
import { type AriaAttributes, type ReactNode, useState } from 'react';
import { fileUrl } from '@/site/basePath';
import { beginNavigation } from './pending';
import { keepPlace } from './place';

interface LinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current'> {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link to another page of the site. It prefetches on intent (pointer or focus), not on sight: a visitor's data is not
 * spent on pages that they do not open.
 */
export function Link({ children, ...props }: LinkProps) {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <NextLink
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
      onNavigate={() => {
        keepPlace();
        if (fileUrl(props.href) !== location.pathname) beginNavigation();
      }}
    >
      {children}
    </NextLink>
  );
}
