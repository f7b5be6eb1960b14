import { readFileSync } from 'node:fs';
import { fields } from './fields';

test('the e-mail template in docs/owner.md has each field of the form, and no other', () => {
  const [, template = ''] = /```html\n([^`]*)```/.exec(readFileSync('docs/owner.md', 'utf8')) ?? [];
  const placeholders = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(placeholders).toEqual(fields.map(({ name }) => name));
});
