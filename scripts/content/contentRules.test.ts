import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isInGroup, isShown, keysWhere, sectionNames } from '@/content/catalogue';
import {
  contentPaths,
  pictureSettingsFile,
  referencesFile,
  reviewsFile,
  sectionsFile,
} from '@/content/contentFiles';
import { content } from '@/content/current';
import { copyContent, workIn } from '@/scripts/testing/workIn';
import { findingsOf, requireNoFindings, rulesAt } from './contentRules';
import { withValue } from './editJson';
import { readMessageFiles } from './messageFiles';
import { isConfirmed, textsFor } from './reviews';

test('what the editor does not save stops the build too', () => {
  expect(rulesAt('build')).toEqual(expect.arrayContaining(rulesAt('save')));
});

test('nothing stops the build of the site', () => {
  expect(findingsOf(rulesAt('build'))).toEqual([]);
});

test('a damaged text and a missing document stop a save, and a text with the mark stops a release', () => {
  const [english, ...others] = readMessageFiles();
  if (!english) throw new Error('English is missing');
  const withText = (text: string) => ({
    messages: [
      { ...english, text: english.text.replace(/("menu": )"[^"]*"/, `$1"${text}"`) },
      ...others,
    ],
  });
  const key = expect.stringMatching(/\.menu$/);
  expect(findingsOf(rulesAt('save'), withText(''))).toMatchObject([{ key, code: 'Rules.empty' }]);
  const marked = withText('[EN] Menu');
  expect(findingsOf(rulesAt('save'), marked)).toEqual([]);
  expect(findingsOf(['unwritten'], marked)).toMatchObject([{ key, code: 'ToDo.notWrittenYet' }]);
  const [missing] = findingsOf(['values'], { exists: () => false });
  expect(missing?.code).toBe('Value.noDocument');
});

test('a plant whose photograph no text describes stops a build', () => {
  const plant = {
    ...{ name: { en: 'East' }, place: { en: 'Ruse' }, role: 'epc', year: 2024, consent: null },
    ...{ picture: 'plant-east' },
  };
  const pictures = { ...content.pictures, 'plant-east': { x: 50, y: 50 } };
  const values = [
    { path: referencesFile, text: JSON.stringify([plant]) },
    { path: pictureSettingsFile, text: JSON.stringify(pictures) },
  ];
  const exists = () => true;
  const named = { key: '0.picture', code: 'Value.notDescribed' };
  expect(findingsOf(rulesAt('build'), { values, exists })).toMatchObject([named]);
  const words = { en: 'A plant in the east', it: 'Un impianto a est', bg: 'Централа на изток' };
  const messages = readMessageFiles().map((file) => ({
    ...file,
    text: file.text.replace('"Pictures": {', `$&\n    "plant-east": "${words[file.locale]}",`),
  }));
  expect(findingsOf(rulesAt('build'), { messages, values, exists })).toEqual([]);
});

test('texts are asked for until somebody confirms them', () => {
  const asked = textsFor('lawyer').filter(
    (key) => isShown(content, key) && !isConfirmed(key, content.reviews),
  );
  const found = findingsOf(['lawyer']);
  expect(found.map(({ key }) => key)).toEqual(asked);
  const lines = readFileSync('messages/en.json', 'utf8').split('\n');
  for (const { path, line, key } of found) {
    expect(path).toBe('messages/en.json');
    expect(lines[line - 1]).toContain(`"${key.split('.').at(-1)}":`);
  }
});

test('of sections that are off, nothing is asked', () => {
  const groups = keysWhere(({ section }) => section);
  const asked = (sections: object) =>
    (['release', 'preflight', 'due'] as const)
      .flatMap((when) =>
        findingsOf(rulesAt(when), {
          values: [{ path: sectionsFile, text: JSON.stringify(sections) }],
        }),
      )
      .filter(({ path, key }) => path !== reviewsFile && groups.some((one) => isInGroup(key, one)));
  const all = (isOn: boolean) => Object.fromEntries(sectionNames.map((name) => [name, isOn]));
  expect(asked(all(true))).not.toEqual([]);
  expect(asked(all(false))).toEqual([]);
});

describe('a missing file', () => {
  workIn(copyContent);

  test.each(contentPaths)('%s is named with the cure', (file) => {
    rmSync(file);
    const found = findingsOf(rulesAt('build')).filter(({ path }) => path === file);
    expect(found).toMatchObject([
      { line: 1, code: expect.stringMatching(/^Syntax\.no(?:Group|List)$/) },
    ]);
  });
});

describe('a text that is not translated yet', () => {
  workIn(copyContent);

  test('is counted by a check, and stops a build for visitors with the same words', () => {
    const log = jest.spyOn(console, 'log').mockImplementation();
    const file = 'messages/it.json';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, withValue(text, ['Hero', 'lead'], '[EN] Plants'));
    // They name files of the code, which is not in this folder.
    writeFileSync(reviewsFile, '[]\n');
    requireNoFindings();
    const counted = log.mock.calls[0]?.[0];
    expect(counted).toMatch(/^messages\/it\.json: 1 text .* In line \d+ it .* \[EN\]\.\n$/);
    expect(() => requireNoFindings(true)).toThrow(`${counted}\nIf this is a trial`);
  });
});
