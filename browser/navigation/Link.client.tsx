'use client';

import NextLink, { type LinkProps as NextLinkProps } from 'next/link';
import { type AnchorHTMLAttributes, useState } from 'react';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof NextLinkProps> &
  Pick<NextLinkProps, 'href'>;

/**
 * A link to another page of the site. Its payload is fetched on intent (pointer or focus on it), not on sight: a visitor's
 * data is not spent on pages that they do not open.
 */
export function Link(props: LinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <NextLink
      {...props}
      prefetch={wanted ? null : false}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    />
  );
}
