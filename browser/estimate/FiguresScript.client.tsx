'use client';

import { useEffect } from 'react';
import { FirstRender } from '@/browser/HtmlOnly.client';

/** Loads the script of `<site-figures>`, once, where the URL carries figures. */
function loadFigures(src: string, integrity: string): void {
  if (!/^\?kind=/.test(location.search) || document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.integrity = integrity;
  document.head.append(script);
}

interface FiguresScriptProps {
  readonly src: string;
  readonly integrity: string;
  /** The same as inline script, for the page's HTML. */
  readonly inline: string;
}

/** Where the URL carries figures, loads the script that writes them into the enquiry; on all other visits, nothing. */
export function FiguresScript({ src, integrity, inline }: FiguresScriptProps) {
  useEffect(() => loadFigures(src, integrity), [src, integrity]);
  return (
    <FirstRender>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: inline }} />
    </FirstRender>
  );
}
