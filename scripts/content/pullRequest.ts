import { spawnSync } from 'node:child_process';
import type { TextFile } from '@/content/json';
import { readContent } from '@/content/readContent';
import { say } from '@/i18n/toolText';
import { systemLanguage } from '@/scripts/process/commandLanguage';
import { asAnnotation } from './finding';
import { readMessageFiles, textsOf } from './messageFiles';
import { namer } from './readableNames';
import { olderTranslations } from './rules/olderTranslations';
import { readValueFiles, valuesOf } from './values';

/*
 * What the forge says of a pull request. It tests one as a merge into the published branch, which is the first parent.
 * Nothing is said of a clone without that commit.
 */

/** The files as the first parent of HEAD has them. New files are left out. */
function publishedOf<One extends TextFile>(files: readonly One[], cwd: string): One[] {
  return files.flatMap((file) => {
    const { status, stdout } = spawnSync('git', ['show', `HEAD^1:./${file.path}`], {
      cwd,
      encoding: 'utf8',
    });
    return status === 0 ? [{ ...file, text: stdout }] : [];
  });
}

/**
 * Translations that are older than their English text, as annotations.
 *
 * @param cwd the folder of the project
 */
export function olderAnnotations(cwd = '.'): string[] {
  const now = readMessageFiles(cwd);
  return olderTranslations(readContent(cwd), publishedOf(now, cwd), now).map((one) =>
    asAnnotation(one, systemLanguage(), 'warning'),
  );
}

function byKey({ path, locale, text }: TextFile): ReadonlyMap<string, string> {
  const found = locale ? textsOf({ path, locale, text }) : valuesOf(path, text);
  return new Map(found.map(({ key, value }) => [key, value]));
}

/** A text in a cell of a table in Markdown. */
const inCell = (text = '') =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '&#124;');

/**
 * The texts and values that are not as published, as a table in Markdown with both versions. Empty if there are none.
 *
 * @param cwd the folder of the project
 */
export function changedTexts(cwd = '.'): string {
  const files: TextFile[] = [...readMessageFiles(cwd), ...readValueFiles(cwd)];
  const nameOf = namer(files);
  const rows = publishedOf(files, cwd).flatMap((file) => {
    const before = byKey(file);
    const after = byKey(files.find(({ path }) => path === file.path) ?? file);
    const language = file.locale ? say({ language: file.locale }, systemLanguage()) : '';
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((key) => before.get(key) !== after.get(key))
      .map((key) => {
        const name = say(nameOf(key), systemLanguage());
        const cells = [name, language, before.get(key), after.get(key)].map(inCell);
        return { key, line: `| ${cells.join(' | ')} |` };
      });
  });
  if (rows.length === 0) return '';
  // The languages of a text stand together.
  const keys = [...new Set(rows.map(({ key }) => key))];
  const lines = keys.flatMap((key) => rows.filter((row) => row.key === key));
  return [
    '| Text | Language | Published | New |',
    '| --- | --- | --- | --- |',
    ...lines.map(({ line }) => line),
  ].join('\n');
}
