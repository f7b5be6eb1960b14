'use client';

import { useEffect } from 'react';
import { FirstRender } from '@/browser/HtmlOnly.client';

/** Loads the script of `<site-figures>`, once, where the URL carries figures. */
function loadFigures({ queryStart, src, integrity }: FiguresScriptProps): void {
  const isLoaded = document.querySelector(`script[src="${src}"]`);
  if (!location.search.startsWith(queryStart) || isLoaded) return;
  const script = document.createElement('script');
  script.src = src;
  script.integrity = integrity;
  document.head.append(script);
}

interface FiguresScriptProps {
  /** What the query begins with where the URL carries figures. */
  readonly queryStart: string;
  readonly src: string;
  readonly integrity: string;
  /** The same as inline script, for the page's HTML. */
  readonly inline: string;
}

/** Where the URL carries figures, loads the script that writes them into the enquiry; on all other visits, nothing. */
export function FiguresScript(props: FiguresScriptProps) {
  useEffect(() => loadFigures(props));
  return (
    <FirstRender>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: props.inline }} />
    </FirstRender>
  );
}
