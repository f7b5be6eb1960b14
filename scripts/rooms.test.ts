import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files/files';

/*
 * These tests read sources, because Biome's rule of restricted imports would need a list of folders for each folder, and
 * TypeScript does not mind two exports of one name.
 */

/**
 * The folders of the project, beginning with the one that imports from no other. A file may import (types too) only
 * from its own folder and from those before it.
 */
const rooms = [
  'i18n',
  'browser',
  'site',
  'content',
  'solar',
  'components',
  'app',
  'scripts',
  'editor',
  'e2e',
  'tools',
];

/** Unit tests and their helpers may import from later folders. */
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.startsWith('components/testing/');

function importedRooms(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom|\bimport)\s*\(?\s*'(@\/|\.{1,2}\/)([^']+)'/g,
  );
  return [...imports].map(([, start = '', rest = '']) => {
    const target = start === '@/' ? rest : path.posix.join(path.posix.dirname(file), start, rest);
    return target.split('/')[0] ?? '';
  });
}

test.each(rooms)('%s/ imports only from itself and from earlier folders', async (room) => {
  const later = rooms.slice(rooms.indexOf(room) + 1);
  const files = (await filesBelow(room)).filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) =>
    importedRooms(file)
      .filter((target) => later.includes(target))
      .map((target) => `${file} imports ${target}/`),
  );
  expect(wrong).toEqual([]);
});

/** Names that Next.js and Playwright prescribe. */
const prescribed = /^(?:dynamic|generateMetadata|generateStaticParams|metadata|test)$/;

test('no name is exported twice', async () => {
  const files = (await Promise.all(rooms.map((room) => filesBelow(room)))).flat();
  const exported = files
    // The source of files that it writes is in newLanguage.ts.
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('newLanguage.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:async |const |function\*? |class |type |interface )+(\w+)/gm,
      ),
    ])
    .map(([, name = '']) => name);
  expect(exported.length).toBeGreaterThan(500);
  const twice = exported.filter((name, index) => exported.indexOf(name) !== index);
  expect(twice.filter((name) => !prescribed.test(name))).toEqual([]);
});
