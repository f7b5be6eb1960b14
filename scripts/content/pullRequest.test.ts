import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { companyFile, sectionsFile } from '@/content/contentFiles';
import { writeWhole } from '@/scripts/files/files';
import { newFolder } from '@/scripts/testing/workIn';
import { withValue } from './editJson';
import { readMessageFile, textsOf } from './messageFiles';
import { changedTexts, olderAnnotations } from './pullRequest';

test('a merge tells its texts before and after, and older translations; a clone without history says nothing', () => {
  const folder = newFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      stdio: 'pipe',
    });
  cpSync('messages', path.join(folder, 'messages'), { recursive: true });
  writeWhole(path.join(folder, companyFile), '{ "phone": "1" }');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Published');
  git('switch', '--quiet', '-c', 'edit/words');
  const english = readMessageFile('en', folder);
  const changed = withValue(english.text, ['Hero', 'title'], 'Other <words> | more.');
  const hidden = withValue(
    changed,
    ['Founder', 'role'],
    'Nobody sees it, because the section is off.',
  );
  writeWhole(path.join(folder, english.path), changed);
  writeWhole(path.join(folder, companyFile), '{ "phone": "2" }');
  git('commit', '--quiet', '-am', 'Words');
  writeWhole(path.join(folder, sectionsFile), '{ "founder": false }');
  writeWhole(path.join(folder, english.path), hidden);
  expect(olderAnnotations(folder)).toHaveLength(2);
  writeWhole(path.join(folder, english.path), changed);
  git('commit', '--quiet', '--allow-empty', '-m', 'Later');
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'edit/words');
  const named = (language: string) =>
    expect.stringMatching(
      new RegExp(`^::warning file=messages/${language}.json,line=\\d+,title=Hero.title::.+`),
    );
  expect(olderAnnotations(folder)).toEqual([named('it'), named('bg')]);
  const [page, title] = ['Header.links.home', 'Hero.title'].map(
    (wanted) => textsOf(english).find(({ key }) => key === wanted)?.value,
  );
  expect(changedTexts(folder).split('\n').slice(2)).toEqual([
    `| ${page} › Other &lt;words> &#124; more. › heading | English | ${title} | Other &lt;words> &#124; more. |`,
    expect.stringMatching(/^\| .*hone.* \| {2}\| 1 \| 2 \|$/),
  ]);
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, path.join(folder, 'shallow'));
  const shallow = path.join(folder, 'shallow');
  expect([olderAnnotations(shallow), changedTexts(shallow)]).toEqual([[], '']);
  rmSync(folder, { recursive: true });
});
