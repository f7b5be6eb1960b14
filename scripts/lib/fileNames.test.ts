import { execFileSync } from 'node:child_process';

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** The path as an import names it: without the last extension of code. Other files keep theirs. */
function imported(path: string): string {
  return path.replace(/\.(tsx?|m?js)$/, '').toLowerCase();
}

/* macOS and Windows ignore case: there, `import './contours'` would find Contours.tsx. */
test('no two files differ only in case or in the extension of code', () => {
  const seen = new Map<string, string>();
  const collisions = paths.flatMap((path) => {
    const before = seen.get(imported(path));
    seen.set(imported(path), path);
    return before ? [[before, path]] : [];
  });
  expect(paths).toContain('scripts/lib/fileNames.test.ts');
  expect(collisions).toEqual([]);
});
