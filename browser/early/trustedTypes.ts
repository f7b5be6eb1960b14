import { fileUrl } from '@/site/basePath';

/** Beginning of every allowed script URL: this build's own chunks. */
const ownScripts = fileUrl('/_next/static/');

/**
 * Creates the only Trusted Types policy that pages allow (docs/security.md). Browsers apply the policy named `default` to
 * every plain string that becomes a script URL; Turbopack's loader uses plain strings, so another name would not work.
 * It has no functions for HTML and code: creating those from strings always fails.
 */
export function guardScriptUrls(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url.startsWith(ownScripts)) return url;
      throw new TypeError(`not a script of this site: ${url}`);
    },
  });
}
