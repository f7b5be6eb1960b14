import { HtmlOnly } from '@/browser/HtmlOnly.client';
import {
  basePathMark,
  behavioursIntegrity,
  behavioursScript,
  earlyScript,
} from '@/generated/browser-scripts';
import { basePath, fileUrl } from '@/site/basePath';

const early = earlyScript.replaceAll(basePathMark, basePath);

/**
 * For `<head>`: the inline script of early.ts, which scripts/export/hoistEarlyScript.ts moves directly after the charset, and the
 * file of the custom elements, which is `async`, since every page works without it.
 */
export function HeadScripts() {
  return (
    <>
      <HtmlOnly>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, bundled at build time */}
        <script data-early="" dangerouslySetInnerHTML={{ __html: early }} />
      </HtmlOnly>
      <script async src={fileUrl(behavioursScript)} integrity={behavioursIntegrity} />
    </>
  );
}
