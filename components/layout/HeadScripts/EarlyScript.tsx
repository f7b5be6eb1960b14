import { FirstRender } from '@/browser/HtmlOnly.client';
import { basePathMark, earlyScript } from '@/generated/browser-scripts';
import { basePath } from '@/site/basePath';

const script = earlyScript.replaceAll(basePathMark, basePath);

/** The inline script of early.ts, for `<head>`. scripts/export/hoistEarlyScript.ts moves it directly after the charset. */
export function EarlyScript() {
  return (
    <FirstRender>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, bundled at build time */}
      <script data-early="" dangerouslySetInnerHTML={{ __html: script }} />
    </FirstRender>
  );
}
