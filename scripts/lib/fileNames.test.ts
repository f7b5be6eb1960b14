import { execFileSync } from 'node:child_process';

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** Without the last ending of code: how an import names a file. Other files keep theirs. */
function imported(path: string): string {
  return path.replace(/\.(tsx?|m?js)$/, '').toLowerCase();
}

/* macOS and Windows ignore case, and `import './contours'` would find Contours.tsx there. */
test('no two files differ in case or in the ending of their code only', () => {
  const seen = new Map<string, string>();
  const collisions = paths.flatMap((path) => {
    const before = seen.get(imported(path));
    seen.set(imported(path), path);
    return before ? [[before, path]] : [];
  });
  expect(paths).toContain('scripts/lib/fileNames.test.ts');
  expect(collisions).toEqual([]);
});
