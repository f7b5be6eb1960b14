import type { ReactNode } from 'react';
import { DevelopmentScripts } from './scripts.dev';

const keepClicks =
  "window.editorClicks ??= []; addEventListener('click', (event) => window.editorClicks?.push(event), true)";

/** Development only: loads the editor (editor/README.md) where `npm run dev` or `npm run edit` has started it. */
export default function EditorTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <DevelopmentScripts />
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
