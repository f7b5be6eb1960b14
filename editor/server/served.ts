import { existsSync, readFileSync } from 'node:fs';
import { phrase, Refusal } from '../site';
import { isEdited } from './files';
import { findBasis, readCommitted } from './git';
import { panelScript } from './panelScript';

/* The files that browsers load from the editor's server. */

/** A picture or document of the site as it is now. */
function fileNow(file: string): Buffer {
  if (isEdited(file) && existsSync(file)) return readFileSync(file);
  throw new Refusal(phrase('Server.noFile', { file }));
}

/** A picture or document of the site as it is published. */
async function filePublished(file: string): Promise<Buffer> {
  const { base } = await findBasis();
  const content = isEdited(file) ? await readCommitted(base, file) : undefined;
  if (content) return content;
  throw new Refusal(phrase('Server.noFile', { file }));
}

/** By the first part of the path. Each gets the rest of it. */
export const served = {
  'panel.js': panelScript,
  'panel.css': () => readFileSync('editor/panel/panel.css'),
  now: fileNow,
  published: filePublished,
};

/** By the extension of the file. All others are pictures. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  pdf: 'application/pdf',
};

/** The type of a file. */
export function typeOf(file: string): string {
  return types[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'image/*';
}
