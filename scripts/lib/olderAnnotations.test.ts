/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withValue } from '@/content/write';
import { olderAnnotations } from './olderAnnotations';

const home = process.cwd();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { stdio: 'pipe' });

test('a merge that has changed only the English text names the others; a clone without history says nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'older-'));
  try {
    cpSync('messages', path.join(folder, 'messages'), { recursive: true });
    process.chdir(folder);
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Published');
    git('switch', '--quiet', '-c', 'edit/words');
    const english = readFileSync('messages/en.json', 'utf8');
    writeFileSync('messages/en.json', withValue(english, ['Hero', 'title'], 'Other words.'));
    git('commit', '--quiet', '-am', 'Words');
    expect(olderAnnotations()).toHaveLength(2);
    git('commit', '--quiet', '--allow-empty', '-m', 'Later');
    git('switch', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'edit/words');
    const named = (language: string) =>
      expect.stringMatching(
        new RegExp(`^::warning file=messages/${language}.json,line=\\d+,title=Hero.title::.+`),
      );
    expect(olderAnnotations()).toEqual([named('it'), named('bg')]);
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow');
    process.chdir('shallow');
    expect(olderAnnotations()).toEqual([]);
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
});
