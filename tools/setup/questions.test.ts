import { environmentFile, type Files, questionsOf, sectionsFile, withAnswer } from './questions';

const files: Files = {
  [sectionsFile]: '{\n  "founder": true,\n  "estimate": false\n}\n',
  [environmentFile]: '# Ids\nNEXT_PUBLIC_EMAILJS_SERVICE_ID=\n',
};

function question(name: string) {
  const found = questionsOf(files).find((one) => one.name === name);
  if (!found) throw new Error(`there is no question ${name}`);
  return found;
}

test.each([
  [sectionsFile, 'sections.founder', 'no', '{\n  "founder": false,\n  "estimate": false\n}\n'],
  [sectionsFile, 'sections.estimate', 'Yes', '{\n  "founder": true,\n  "estimate": true\n}\n'],
  [
    environmentFile,
    'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    'a$&b',
    '# Ids\nNEXT_PUBLIC_EMAILJS_SERVICE_ID=a$&b\n',
  ],
  [
    environmentFile,
    'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    'key',
    '# Ids\nNEXT_PUBLIC_EMAILJS_SERVICE_ID=\nNEXT_PUBLIC_RECAPTCHA_SITE_KEY=key\n',
  ],
])('%s: an answer changes only its own value: %s', (path, name, answer, after) => {
  expect(withAnswer(question(name), answer, files)).toEqual({ ...files, [path]: after });
});

test('a section is named with its page and what it shows', () => {
  expect(question('sections.founder')).toMatchObject({
    words: expect.stringMatching(/page "Home": .*founder/),
    value: 'yes',
  });
  expect(question('sections.estimate').value).toBe('no');
});

test.each([
  ['sections.founder', 'maybe', /yes or no/],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'a b', /without spaces/],
])('%s cannot be "%s"', (name, answer, advice) => {
  expect(question(name).problem(answer)).toMatch(advice);
});
