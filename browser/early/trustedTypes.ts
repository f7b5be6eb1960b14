import { fileUrl } from '@/site/basePath';

/** What the URL of a script must begin with: this build's own chunks. */
const ownScripts = fileUrl('/_next/static/');

/**
 * Makes the one Trusted Types policy that pages allow (docs/security.md). Being named `default`, it is asked whenever any
 * script of the page makes a script from a URL; Turbopack's loader hands over plain strings, so another name would not do.
 * It has nothing for HTML and code: making those from strings always fails.
 */
export function guardScriptUrls(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url.startsWith(ownScripts)) return url;
      throw new TypeError(`not a script of this site: ${url}`);
    },
  });
}
