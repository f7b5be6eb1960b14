import { readFileSync } from 'node:fs';
import { readMessageFiles } from '@/content/check/messageFile';
import { companyFile, companyValues } from '@/content/companyValues';
import {
  answered,
  environmentFile,
  type Files,
  isIdle,
  questionsOf,
  settingsFile,
} from './questions';

const messages = readMessageFiles();
const files: Files = {
  ...Object.fromEntries(messages.map(({ path, text }) => [path, text])),
  [companyFile]: readFileSync(companyFile, 'utf8'),
  [settingsFile]: readFileSync(settingsFile, 'utf8'),
  [environmentFile]: '# Ids\nNEXT_PUBLIC_RECAPTCHA_SITE_KEY=\n',
};
const questions = questionsOf(files, messages);
function question(name: string) {
  const found = questions.find((one) => one.name === name);
  if (!found) throw new Error(`no question ${name}`);
  return found;
}
const changedLines = (path: string, after: Files) => {
  const before = files[path]?.split('\n');
  return (after[path] ?? '').split('\n').filter((line, index) => line !== before?.[index]);
};

test.each([
  [companyFile, 'phone', '+359 32 111 222', ['  "phone": "+359 32 111 222",']],
  [companyFile, 'coordinates.latitude', '1.5', ['    "latitude": 1.5,']],
  ['messages/bg.json', 'Company.city:bg', 'Пло\u00a0вдив', ['    "city": "Пло\\u00a0вдив",']],
  ['messages/bg.json', 'Company.hours:bg', 'до 17:30 ч.', ['    "hours": "до 17:30\\u00a0ч.",']],
  [settingsFile, 'sections.founder', 'maybe', ['  founder: maybe,']],
  [
    environmentFile,
    'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    'a$&b',
    ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY=a$&b'],
  ],
  [
    environmentFile,
    'NEXT_PUBLIC_SITE_URL',
    'https://a.bg',
    ['NEXT_PUBLIC_SITE_URL=https://a.bg', ''],
  ],
])('%s: an answer changes its line alone: %s', (path, name, answer, lines) => {
  expect(changedLines(path, answered(question(name), answer, files))).toEqual(lines);
});

test.each([
  ['phone', '02 000', /Write it with \+/],
  ['coordinates.latitude', 'north', /Degrees to the north/],
  ['Company.city:bg', 'Nowhere', /no Cyrillic letter/],
  ['sections.founder', 'maybe', /true or false/],
  ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY', 'a b', /without spaces/],
])('%s cannot be "%s"', (name, answer, advice) => {
  const asked = question(name);
  const problems = asked.problems(answer, answered(asked, answer, files));
  expect(problems).toEqual([expect.stringMatching(advice)]);
});

test('every value of the company but those of certificates is asked for', () => {
  const values = companyValues(files[companyFile] ?? '').map(({ key }) => key);
  const asked = questions.map(({ name }) => name);
  expect(values.filter((key) => !asked.includes(key))).toEqual(
    values.filter((key) => key.startsWith('certificates.')),
  );
});

test('what a section that is off shows is not asked for', () => {
  const { length } = questions.filter((one) => isIdle(one, { 'sections.founder': 'false' }));
  expect(length).toBe(questions.filter(({ name }) => name.startsWith('career.')).length);
});
