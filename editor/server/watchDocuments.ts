import { existsSync, readFileSync, watch } from 'node:fs';
import { certificateFiles } from '../site';
import { updateAssets } from './media';
import { inTurn } from './turns';

/** Written together with the pictures of the first pages; it names every document that has some. */
const made = 'generated/certificates.ts';

/** Whether there is a document of a certificate whose first page has no pictures yet. */
function hasNewDocuments(): boolean {
  const known = readFileSync(made, 'utf8');
  return certificateFiles().some(
    (file) => existsSync(file) && !known.includes(`"${file.replace(/^public/, '')}"`),
  );
}

/**
 * Makes the pictures of documents that another program has added while the editor runs. The editor's own saves make
 * them by themselves.
 */
export function watchDocuments(): void {
  const look = () =>
    inTurn(async () => {
      if (hasNewDocuments()) await updateAssets(['.pdf']);
    }).catch(console.error);
  watch('content', look);
  watch('public/certificates', { recursive: true }, look);
}
