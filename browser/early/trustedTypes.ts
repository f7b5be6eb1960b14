import { fileUrl } from '@/site/basePath';

/** Beginnings of the allowed script URLs: this build's own chunks, and the scripts of custom elements. */
const ownScripts = ['/_next/static/', '/scripts/'].map(fileUrl);

/**
 * Creates the only Trusted Types policy that pages allow (docs/security.md). Browsers apply the policy named `default` to
 * every plain string that becomes a script URL; Turbopack's loader uses plain strings, so another name would not work.
 * It has no functions for HTML and code: creating those from strings always fails.
 */
export function guardScriptUrls(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (ownScripts.some((own) => url.startsWith(own))) return url;
      throw new TypeError(`not a script of this site: ${url}`);
    },
  });
}
