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
  /** Trusted Types (W3C), as far as the site uses them: TypeScript's DOM library lacks them. */
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
