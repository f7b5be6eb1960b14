import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { sectionsFile } from '@/content/files';
import { messagesOf } from '@/content/translator';
import { environmentFile, type Files, questionsOf, withAnswer } from './questions';

const [{ variable }] = deliveryVariables;

const files: Files = {
  [sectionsFile]: '{\n  "founder": true,\n  "permits": false\n}\n',
  [environmentFile]: `# Ids\n${variable}=\n`,
};

function question(name: string) {
  const found = questionsOf(files).find((one) => one.name === name);
  if (!found) throw new Error(`there is no question ${name}`);
  return found;
}

test.each([
  [sectionsFile, 'sections.founder', 'no', '{\n  "founder": false,\n  "permits": false\n}\n'],
  [sectionsFile, 'sections.permits', 'Yes', '{\n  "founder": true,\n  "permits": true\n}\n'],
  [environmentFile, variable, 'a$&b', `# Ids\n${variable}=a$&b\n`],
  [
    environmentFile,
    'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    'key',
    `# Ids\n${variable}=\nNEXT_PUBLIC_RECAPTCHA_SITE_KEY=key\n`,
  ],
])('%s: an answer changes only its own value: %s', (path, name, answer, after) => {
  expect(withAnswer(question(name), answer, files)).toEqual({ ...files, [path]: after });
});

test.each(['Да', 'sì', 'SI', 'y', 'true'])(
  '"%s" switches a section on, in any of the languages',
  (answer) => {
    const { problem, write } = question('sections.permits');
    expect(problem(answer)).toBeUndefined();
    expect(write(files[sectionsFile] ?? '', answer)).toContain('"permits": true');
  },
);

test.each(['не', 'NO', 'н', 'false'])('"%s" switches a section off', (answer) => {
  const { problem, write } = question('sections.founder');
  expect(problem(answer)).toBeUndefined();
  expect(write(files[sectionsFile] ?? '', answer)).toContain('"founder": false');
});

test('a section is named with its heading, its page and what it shows', () => {
  const { title } = messagesOf('en').PermitPath;
  expect(question('sections.permits').words).toContain(`Show “${title}” on the page “Services”: `);

  expect(question('sections.founder')).toMatchObject({
    words: expect.stringMatching(/page “Home”: .*founder/),
    value: 'yes',
  });
  expect(question('sections.permits').value).toBe('no');
});

test.each([
  ['sections.founder', 'maybe', /yes or no/],
  [variable, 'a b', /only Latin letters/],
])('%s cannot be "%s"', (name, answer, advice) => {
  expect(question(name).problem(answer)).toMatch(advice);
});
