/* The editor (editor/) exists in development only: nothing of it is in the export. */

import { readFileSync } from 'node:fs';
import { marks } from '@/i18n/marks';
import { filesBelow } from '@/scripts/lib/files';
import { testFolder } from '@/scripts/lib/testBuilds';

test('no file has marks, the panel, or a path of the editor’s server', async () => {
  const files = (await filesBelow(testFolder)).filter((file) =>
    /\.(html|js|json|txt|css|xml|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const traces = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.search(marks) >= 0 || /site-editor|dev\/edit|editor-drafts|EDITOR_PORT/.test(text);
  });
  expect(traces).toEqual([]);
});
