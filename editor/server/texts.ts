import { existsSync } from 'node:fs';
import {
  type Finding,
  findingsOf,
  type MessageFile,
  namer,
  phrase,
  readMessageFiles,
  readText,
  rulesAt,
  type TextFile,
  textsOf,
  valueFiles,
  valuesOf,
  type Words,
} from '../site';
import { atField, inFull } from './entries';
import { type Contents, isEdited } from './files';

/* The texts and values of the project's JSON files, with what is wrong with them. save.ts saves them. */

const isMessageFile = (file: TextFile): file is MessageFile => file.locale !== undefined;

/** The place of a text or value in words, with its file in brackets. A file that cannot be read has only a line. */
export function describeLocation(
  files: readonly TextFile[],
  { path, key, line }: Pick<Finding, 'path' | 'key'> & { readonly line?: number },
): Words {
  if (key) return { joined: [namer(files.map(inFull))(key), ` (${path})`] };
  return line === undefined ? path : phrase('Rules.place', { path, line });
}

/** All files with texts or values, the English file first. @param further paths of other JSON files */
export function readTexts(further: readonly string[] = []): TextFile[] {
  const messages = readMessageFiles();
  const rest = [...valueFiles, ...further].filter(
    (path) => !messages.some((one) => one.path === path),
  );
  const values = [...new Set(rest)].filter((path) => isEdited(path) && existsSync(path));
  return [...messages, ...values.map((path) => ({ path, text: readText(path) }))];
}

/** The texts or values of a file, in its order. */
export function textsIn(file: TextFile): { key: string; line: number; value: string }[] {
  return isMessageFile(file) ? textsOf(file) : valuesOf(file.path, file.text);
}

/**
 * What would be reported about files when they are saved, or built.
 *
 * @param withFiles files that are saved together with them
 */
export function problemsIn(
  files: readonly TextFile[],
  when: 'save' | 'build' = 'save',
  withFiles: Contents = {},
): Finding[] {
  const found = findingsOf(rulesAt(when), {
    messages: files.filter(isMessageFile),
    values: files.filter((file) => !isMessageFile(file)),
    exists: (file) =>
      Object.hasOwn(withFiles, file) ? withFiles[file] !== undefined : existsSync(file),
  });
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  return found.map((one) => atField(one, textOf(one.path)));
}
