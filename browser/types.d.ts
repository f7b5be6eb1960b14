import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [name: `site-${string}`]: CustomElement;
    }
  }
}

declare global {
  /** The part of Trusted Types (W3C) that the site uses. TypeScript's DOM library does not have it. */
  interface TrustedTypePolicyFactory {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  }

  interface Window {
    readonly trustedTypes?: TrustedTypePolicyFactory;
  }
}
