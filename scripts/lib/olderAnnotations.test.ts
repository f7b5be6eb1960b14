import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readMessageFile } from '@/content/read';
import { withValue } from '@/content/write';
import { newFolder } from '@/scripts/testing/workIn';
import { writeWhole } from './files';
import { olderAnnotations } from './olderAnnotations';

test('a merge that has changed only the English text names the others; a clone without history says nothing', () => {
  const folder = newFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      stdio: 'pipe',
    });
  cpSync('messages', path.join(folder, 'messages'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Published');
  git('switch', '--quiet', '-c', 'edit/words');
  const english = readMessageFile('en', folder);
  const changed = withValue(english.text, ['Hero', 'title'], 'Other words.');
  writeWhole(path.join(folder, english.path), changed);
  git('commit', '--quiet', '-am', 'Words');
  expect(olderAnnotations(folder)).toHaveLength(2);
  git('commit', '--quiet', '--allow-empty', '-m', 'Later');
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'edit/words');
  const named = (language: string) =>
    expect.stringMatching(
      new RegExp(`^::warning file=messages/${language}.json,line=\\d+,title=Hero.title::.+`),
    );
  expect(olderAnnotations(folder)).toEqual([named('it'), named('bg')]);
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, path.join(folder, 'shallow'));
  expect(olderAnnotations(path.join(folder, 'shallow'))).toEqual([]);
  rmSync(folder, { recursive: true });
});
