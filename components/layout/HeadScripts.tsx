import { behavioursIntegrity, behavioursScript, earlyScript } from '@/generated/browser-scripts';
import { basePath, fileUrl } from '@/site/basePath';

/**
 * What browsers may load when the visitor points at a link: the HTML of its page. They do not render it ahead, because
 * on a slow phone the press then waits for that work. Browsers without speculation rules ignore this, and so do all
 * browsers if the visitor saves data.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: `${basePath()}/*` }, { not: { selector_matches: '[target]' } }],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The scripts in `<head>`: the inline script of early.ts, what may be loaded ahead, and the file of the custom elements.
 * That file is `async`, because every page works without it. scripts/export/page.ts moves them to their places.
 *
 * Development loads the elements after hydration, which would otherwise report what they have changed
 * (app/[locale]/template.dev.tsx). It loads nothing ahead, because such a page would show an old text after a save.
 */
export function HeadScripts() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, bundled at build time */}
      <script data-early="" dangerouslySetInnerHTML={{ __html: earlyScript }} />
      {process.env.NODE_ENV === 'production' && (
        <>
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
            dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
          />
          <script
            async
            src={fileUrl(behavioursScript)}
            integrity={behavioursIntegrity}
            crossOrigin="anonymous"
          />
        </>
      )}
    </>
  );
}
