import Script from 'next/script';
import type { ReactNode } from 'react';
import { behavioursScript, estimateScript } from '@/generated/browser-scripts';

const keepClicks =
  "window.editorClicks ??= []; addEventListener('click', (event) => window.editorClicks?.push(event), true)";

/** Development only: the custom elements, and the editor (editor/README.md) where `npm run dev` or `npm run edit` has started it. */
export default function EditorTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {/* After hydration, which would find what the custom elements have changed. */}
      <Script src={behavioursScript} />
      <Script src={estimateScript} />
      {process.env.EDITOR_PORT && (
        <>
          {/* A click before the editor is there is not lost. */}
          <script
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
            dangerouslySetInnerHTML={{ __html: keepClicks }}
          />
          <script async src="/dev/edit/panel.js" />
        </>
      )}
    </>
  );
}
