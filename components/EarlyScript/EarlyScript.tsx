import { earlyScript } from '@/generated/early-script';

/** The inline script of early.ts, for `<head>`. The finishing step moves it right behind the charset. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, bundled at build time
  return <script data-early="" dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}
