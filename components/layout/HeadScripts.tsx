import {
  basePathMark,
  behavioursIntegrity,
  behavioursScript,
  earlyScript,
} from '@/generated/browser-scripts';
import { basePath, fileUrl } from '@/site/basePath';

const early = earlyScript.replaceAll(basePathMark, basePath);

/**
 * What browsers may load before a link is pressed: the page, when the visitor points at the link; what the header leads to also
 * as a whole. Browsers without these rules ignore them, and all do so where data are saved.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const speculationRules = {
  prerender: [{ where: { selector_matches: 'header a' }, eagerness: 'moderate' }],
  prefetch: [
    {
      where: {
        and: [{ href_matches: `${basePath}/*` }, { not: { selector_matches: '[target]' } }],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * For `<head>`: the inline script of early.ts, which scripts/export/page.ts moves directly after the charset, and the
 * file of the custom elements, which is `async`, since every page works without it. Development loads that file after
 * hydration, which would find the elements changed (app/[locale]/template.dev.tsx).
 */
export function HeadScripts() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, bundled at build time */}
      <script data-early="" dangerouslySetInnerHTML={{ __html: early }} />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
      {process.env.NODE_ENV === 'production' && (
        <script
          async
          src={fileUrl(behavioursScript)}
          integrity={behavioursIntegrity}
          crossOrigin="anonymous"
        />
      )}
    </>
  );
}
