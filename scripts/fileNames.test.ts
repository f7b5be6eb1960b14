import { readdirSync } from 'node:fs';

/** Folders of packages, builds and tools. */
const others = /^(?:node_modules|out.*|generated|\..*)$/;

/**
 * All files of the project. It does not use Git, because the project may have been downloaded without its repository.
 */
function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !others.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsBelow(path) : [path];
    });
}

/** The path as an import writes it, without the extension of code. Other files keep their extension. */
function imported(path: string): string {
  return path.replace(/\.(tsx?|m?js)$/, '').toLowerCase();
}

/* macOS and Windows ignore case, so `import './contours'` would find Contours.tsx there. */
test('no two files differ only in case or in the extension of code', () => {
  const paths = pathsBelow('.');
  const seen = new Map<string, string>();
  const collisions = paths.flatMap((path) => {
    const before = seen.get(imported(path));
    seen.set(imported(path), path);
    return before ? [[before, path]] : [];
  });
  expect(paths).toContain('./scripts/fileNames.test.ts');
  expect(collisions).toEqual([]);
});
