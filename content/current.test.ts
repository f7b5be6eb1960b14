import { readFileSync, writeFileSync } from 'node:fs';
import { copyContent, workIn } from '@/scripts/testing/workIn';
import { companyFile } from './contentFiles';
import type { content } from './current';

workIn(copyContent);

/** Makes the company's website none, and the Italian texts unreadable. Returns the content as a program reads it. */
async function damaged(environment: 'development' | 'production') {
  const text = readFileSync(companyFile, 'utf8');
  writeFileSync(companyFile, text.replace(/("website": )"[^"]*"/, '$1"nowhere"'));
  writeFileSync('messages/it.json', '{');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  let read: typeof content | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ content: read } = await import('./current'));
  });
  if (!read) throw new Error('nothing was read');
  return read;
}

test('a development page works with what is right in a damaged file', async () => {
  const { company, messages } = await damaged('development');
  expect(company.website).toMatch(/^https:/);
  expect(messages.it).toEqual({});
});

test('a page for visitors does not show a value of the sample company for one that is wrong', async () => {
  const content = await damaged('production');
  expect(() => content.company).toThrow(/^content\/company\.json:\n.*website\n.*npm run messages/s);
  expect(() => content.messages.it).toThrow(/^messages\/it\.json:/);
});
