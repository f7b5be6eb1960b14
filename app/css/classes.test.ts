import { readFileSync } from 'node:fs';
import { filesBelow } from '@/scripts/files/files';

function classesIn(files: readonly string[]): string[] {
  const styles = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = styles.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/gi);
  return [...new Set(Array.from(names, ([, name = '']) => name))];
}

test('no class of a component has the name of a shared one, so that a name means one thing', async () => {
  const shared = classesIn(await filesBelow('app/css', '.css'));
  const own = classesIn(await filesBelow('components', '.module.css'));
  expect(shared).toContain('twelve');
  expect(own).toContain('slide');
  expect(own.filter((name) => shared.includes(name))).toEqual([]);
});
