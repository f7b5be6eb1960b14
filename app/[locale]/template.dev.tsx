import type { ReactNode } from 'react';
import { DevelopmentScripts } from './scripts.dev';

/** Development only: loads the editor (editor/README.md) where `npm run dev` or `npm run edit` has started it. */
export default function EditorTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <DevelopmentScripts />
      {process.env.EDITOR_PORT && <script async src="/dev/edit/panel.js" />}
    </>
  );
}
