import { spawn } from 'node:child_process';
import { copyProject } from '@/scripts/content/sample';

/** A copy of the project, which the tests may change. */
export const folder = '.cache/editor-site';

/** `tsx editor/e2e/site.ts` starts the editor on a fresh copy, on port PORT. */
if (process.argv[1]?.endsWith('site.ts')) {
  await copyProject(folder);
  const server = spawn(process.execPath, ['--import', 'tsx', 'editor/dev.ts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('close', (status) => process.exit(status ?? 0));
}
