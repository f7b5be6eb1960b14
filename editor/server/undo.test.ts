import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { workIn } from '@/scripts/testing/workIn';
import { takeWritten } from './files';
import { undoDescription, undoSave, writeUndoable } from './undo';

const [a, b] = ['media/a', 'media/b'];
const read = () => [a, b].map((file) => readFileSync(file, 'latin1'));

workIn((folder) => {
  mkdirSync(`${folder}/media`);
  writeFileSync(`${folder}/${a}`, 'one');
  writeFileSync(`${folder}/${b}`, Buffer.from([0xff, 0xd8]));
});

test('each save can be undone, also that of a picture', () => {
  writeUndoable('first', { [a]: 'two', [b]: Buffer.from([0x89]) });
  writeUndoable('second', { [a]: 'three' });
  expect(undoDescription()).toBe('second');
  takeWritten();
  expect(undoSave()).toBe('second');
  expect(takeWritten()).toEqual([a]);
  expect(read()).toEqual(['two', '\x89']);
  expect(undoSave()).toBe('first');
  expect(takeWritten()).toEqual([a, b]);
  expect(takeWritten()).toEqual([]);
  expect(read()).toEqual(['one', '\xff\xd8']);
});

test('a file that another program has changed is not overwritten', () => {
  writeUndoable('first', { [a]: 'two' });
  writeFileSync(a, 'theirs');
  expect(() => undoSave()).toThrow('Another program has changed media/a since');
  expect(() => writeUndoable('second', { [a]: 'three' }, { [a]: 'two' })).toThrow(
    'has just changed media/a',
  );
  expect(read()[0]).toBe('theirs');
});

test('an undo that is refused names its step, and the step before it is the next', () => {
  writeUndoable('first', { [b]: 'two' });
  writeUndoable('second', { [a]: 'two' });
  writeFileSync(a, 'theirs');
  expect(() => undoSave()).toThrow('This step is left out: second.');
  expect(undoDescription()).toBe('first');
  expect(undoSave()).toBe('first');
  expect(read()).toEqual(['theirs', '\xff\xd8']);
});

test('if one of the files is read-only, none is written', () => {
  chmodSync(b, 0o444);
  expect(() => writeUndoable('first', { [a]: 'two', [b]: 'two' })).toThrow('media/b is read-only');
  expect(read()[0]).toBe('one');
});

test('if one of the files cannot be written, all stay as they were', () => {
  // The first file cannot be a folder, too.
  expect(() => writeUndoable('first', { [b]: 'two', [`${a}/c`]: 'two' })).toThrow(
    'nothing was saved',
  );
  expect(read()).toEqual(['one', '\xff\xd8']);
  expect(readdirSync('media')).toEqual(['a', 'b']);
});

test.each(['package.json', 'media/../package.json'])(
  'what the editor may not write stays: %s',
  (file) => {
    expect(() => writeUndoable('first', { [a]: 'two', [file]: 'two' })).toThrow(`no file ${file}`);
    expect(read()[0]).toBe('one');
    expect(existsSync('package.json')).toBe(false);
  },
);
