import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import spawn from 'cross-spawn';
import { copyProject } from './content/sample';
import { writeWhole } from './files/files';

/*
 * The blocks of code in docs/recipes.md, each with the name of its file, are applied to a copy of the project, as a
 * reader would do it. Then the types of the copy are checked: a recipe fails that uses what the code does not have, or
 * leaves out what the types ask for. Its tests are not run.
 */

const recipes = 'docs/recipes.md';
const copy = '.cache/recipes';

/** The text after the changes of a diff, which are separated by `@@`. Their unchanged lines say where they belong. */
function withChanges(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((before, change) => {
    const without = (sign: string) =>
      change.replace(new RegExp(`^\\${sign}.*\\n`, 'gm'), '').replace(/^[ +-]/gm, '');
    const pieces = `\n${before}`.split(`\n${without('+')}`);
    if (pieces.length !== 2) throw new Error(`found ${pieces.length - 1} times:\n${without('+')}`);
    return pieces.join(`\n${without('-')}`).slice(1);
  }, text);
}

type Json = string | boolean | { readonly [name: string]: Json };

function withParts(own: Json | undefined, added: Json): Json {
  if (typeof own !== 'object' || typeof added !== 'object') return added;
  const parts = Object.entries(added).map(([name, part]) => [name, withParts(own[name], part)]);
  return { ...own, ...Object.fromEntries(parts) };
}

/** What a block does to its file, by the language of the block. All other blocks are new files. */
const changes: Readonly<Record<string, ((text: string, code: string) => string) | undefined>> = {
  diff: withChanges,
  json: (text, code) => JSON.stringify(withParts(JSON.parse(text), JSON.parse(`{${code}}`))),
};

/** The files that a block names. `*` stands for each language. */
function filesOf(name: string): string[] {
  if (!name.includes('*')) return [name];
  const folder = path.dirname(name);
  return readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? `${folder}/${file}` : []));
}

/** Applies all blocks to the copy. @returns in which lines of the recipes the blocks of each file begin */
function applyBlocks(): Map<string, string[]> {
  const text = readFileSync(recipes, 'utf8');
  const places = new Map<string, string[]>();
  for (const block of text.matchAll(/^( *)```(\w+) ?(\S*)\n([\s\S]*?\n)\1```$/gm)) {
    const [, indent = '', language = '', name = '', code = ''] = block;
    const place = `${recipes}:${text.slice(0, block.index).split('\n').length}`;
    if (!name) throw new Error(`${place} names no file`);
    const lines = code.replace(new RegExp(`^${indent}`, 'gm'), '');
    for (const file of filesOf(name)) {
      const target = path.join(copy, file);
      try {
        writeWhole(target, changes[language]?.(readFileSync(target, 'utf8'), lines) ?? lines);
      } catch (cause) {
        throw new Error(`${place}, ${file}`, { cause });
      }
      places.set(file, [...(places.get(file) ?? []), place]);
    }
  }
  return places;
}

test('the code of the recipes fits the project', async () => {
  await copyProject(copy);
  const places = applyBlocks();
  expect(places.size).toBeGreaterThan(10);
  // With this variable next-intl says that it has written the types of the texts: jest has loaded next.config.mjs.
  const env = { ...process.env, _NEXT_INTL_COMPILE_MESSAGES: '' };
  const run = (command: string, args: string[]) => {
    const options = { cwd: copy, encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawn.sync(command, args, options);
    return status === 0 ? [] : `${stdout}${stderr}`.split('\n');
  };
  expect(run(process.execPath, ['--import', 'tsx', 'scripts/assets.ts', 'share'])).toEqual([]);
  const placeOf = (line: string) => places.get(line.replace(/\(.*/, '')) ?? '';
  const output = run('npm', ['run', 'types']).map((line) => `${placeOf(line)} ${line}`);
  expect(output).toEqual([]);
}, 180_000);
