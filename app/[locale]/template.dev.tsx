import Script from 'next/script';
import type { ReactNode } from 'react';
import { behavioursScript, componentScripts } from '@/generated/browser-scripts';

const keepClicks =
  "window.editorClicks ??= []; addEventListener('click', (event) => window.editorClicks?.push(event), true)";

/**
 * Loads the custom elements in development, and the editor (editor/README.md) if `npm run dev` or `npm run edit` has
 * started it.
 */
export default function EditorTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {/* They load after hydration. Otherwise React would report their changes. */}
      {[behavioursScript, ...componentScripts].map((script) => (
        <Script key={script} src={script} />
      ))}
      {process.env.EDITOR_PORT && (
        <>
          {/* Keeps the clicks of the time before the editor has loaded. */}
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
