import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markedMap } from './map';

test('the map shows the last valid texts while their file is broken', () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'map-'));
  for (const part of ['messages', 'content']) cpSync(part, join(folder, part), { recursive: true });
  process.chdir(folder);
  try {
    const map = markedMap('it');
    writeFileSync('messages/it.json', '{ "Map": ');
    expect(markedMap('it')).toBe(map);
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
});
