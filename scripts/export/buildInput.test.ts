import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { content } from '@/content/current';
import { say } from '@/i18n/toolText';
import { certificateFiles } from '@/scripts/assets/certificates';
import { logoNames } from '@/scripts/assets/media/logo';
import { loadEnvironment } from '@/scripts/process/environment';
import { newFolder, workIn } from '@/scripts/testing/workIn';
import { films, picturesOf } from '@/site/pictures';
import { requireBuildInput, settingProblems } from './buildInput';

const site = 'https://www.company.example';

const problemsOf = (...settings: Parameters<typeof settingProblems>) =>
  settingProblems(...settings).map((problem) => say(problem, 'en'));

describe('settings', () => {
  test.each([
    site,
    `${site}/`,
    'http://localhost:3000',
    'https://изгрев.бг',
    'https://a.example:8443',
    '',
  ])('%j is accepted as the address of a site', (address) => {
    expect(problemsOf({ NEXT_PUBLIC_SITE_URL: address }, site)).toEqual([]);
  });

  test.each([
    'izgrev.example',
    'www.izgrev.example/',
    'localhost:3000',
    'ftp://izgrev.example',
    'https:/izgrev.example',
    'https:izgrev.example',
    'https://',
    'https://a b.example',
    ' https://a.example',
    '"https://a.example"',
    'https://a.example/website',
    'https://a.example?x=1',
    'https://a.example#top',
    'https://user@a.example',
    'https:\\\\a.example',
    'javascript:alert(1)',
    'http://www.izgrev.example',
    'http://localhost.izgrev.example/',
  ])('%j is refused', (address) => {
    const [problem, ...others] = problemsOf({ NEXT_PUBLIC_SITE_URL: address }, site);
    expect(problem).toContain(`NEXT_PUBLIC_SITE_URL is “${address}”. Write`);
    expect(others).toEqual([]);
    // If no address is set, the company's is used.
    expect(problemsOf({}, address)).toEqual([expect.stringContaining('content/company.json')]);
  });

  test.each(['', '/website', '/a/b-c.d_e~f'])('%j is accepted as a base path', (base) => {
    expect(problemsOf({ NEXT_PUBLIC_BASE_PATH: base }, site)).toEqual([]);
  });

  test.each([
    '/',
    'website',
    '/website/',
    '//website',
    '/a b',
    '/..',
    '/a?b',
    'https://a.example/b',
  ])('%j is refused', (base) => {
    expect(problemsOf({ NEXT_PUBLIC_BASE_PATH: base }, site)).toEqual([
      expect.stringContaining(`NEXT_PUBLIC_BASE_PATH is “${base}”. Write`),
    ]);
  });

  test.each([
    ["'key_a1'", "'"],
    ['“service_ab12cd3”', '“ ”'],
    ['„key_a1“', '„ “'],
    ['key a1', 'U+0020'],
    ['key_a1\u200b', 'U+200B'],
    ['\u00a0key_a1', 'U+00A0'],
    ['key_а1', 'а'],
    ['<key_a1>', '< >'],
    ['key–a1', '–'],
  ])('an id that was pasted as %s is named, with the signs that are wrong', (value, signs) => {
    const id = { NEXT_PUBLIC_RECAPTCHA_SITE_KEY: value, NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'a_B-1' };
    const [problem, ...others] = problemsOf(id, site);
    expect(problem).toContain(`NEXT_PUBLIC_RECAPTCHA_SITE_KEY is “${value}”, but`);
    expect(problem).toContain(`Delete ${signs}, or`);
    expect(others).toEqual([]);
  });

  test('an id of the e-mail service that was pasted in the place of another is named', () => {
    const exchanged = {
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_ab12cd3',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'service_ab12cd3',
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB1-cD2_eF3',
    };
    expect(problemsOf(exchanged, site)).toEqual([
      'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is “service_ab12cd3”, but this looks like “EmailJS: Service ID”. Copy the right one from the service.',
    ]);
  });
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFNEXT_PUBLIC_SITE_URL=https://a.bg\n', 'utf16le')],
  ['UTF-16, the other end first', Buffer.from('\uFEFFA=1\n', 'utf16le').swap16()],
  ['letters of an old Windows', Buffer.from([0x41, 0x3d, 0xc0, 0x0a])],
])('settings in %s are refused in one sentence', async (_, bytes) => {
  const folder = newFolder();
  await writeFile(join(folder, '.env.local'), bytes);
  expect(() => loadEnvironment({}, folder)).toThrow(/^\.env\.local is not saved as UTF-8/);
  await rm(folder, { recursive: true });
});

describe('in a folder without files', () => {
  workIn((folder) => cpSync('content', join(folder, 'content'), { recursive: true }));

  test('the build names all problems at once', async () => {
    const message = await requireBuildInput('out', true).catch(String);
    const files = Object.values(picturesOf(content.pictures)).map(({ file }) => file);
    const logos = logoNames.map((name) => `public/${name}.svg`);
    for (const file of [...files, ...logos, ...films, ...certificateFiles()])
      expect(message).toContain(`${file} is missing. Put the file there under exactly this name.`);
    expect(message).toContain('The site was not built, and out/ has not changed');
  });

  test.each([
    ['a renamed PNG', readFileSync('public/icon-192.png')],
    ['an empty file', Buffer.alloc(0)],
    ['half a file', readFileSync('public/logo.svg').subarray(0, 500)],
  ])('the build names a logo that is %s', async (_, bytes) => {
    mkdirSync('public', { recursive: true });
    writeFileSync('public/logo-paper.svg', bytes);
    const message = await requireBuildInput('out', true).catch(String);
    expect(message).toContain('public/logo-paper.svg is not an SVG that browsers can show. Save');
  });
});
