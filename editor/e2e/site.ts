import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A copy of the project, which the tests may change. It is within the project, so that packages are found. */
export const folder = '.cache/editor-site';

/** What is not copied. */
const left = /^(\.git|\.next|\.cache|node_modules|out.*|test-results|e2e|package-lock\.json)$/;

/**
 * Copies the project. Next's own cache of an earlier copy stays, because the first compilation takes most of the time.
 */
function copySite(): void {
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync('.').filter((name) => !left.test(name))) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    cpSync(part, path.join(folder, part), { recursive: true, preserveTimestamps: true });
  }
}

/** `tsx editor/e2e/site.ts` starts the editor on a fresh copy, on port PORT. */
if (process.argv[1]?.endsWith('site.ts')) {
  copySite();
  const server = spawn(process.execPath, ['--import', 'tsx', 'editor/dev.ts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('close', (status) => process.exit(status ?? 0));
}
