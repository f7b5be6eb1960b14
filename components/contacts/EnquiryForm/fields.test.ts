/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { fields } from './fields';

test('the e-mail template has each field of the form, and no other', () => {
  const template = readFileSync('docs/email-template.html', 'utf8');
  const placeholders = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(placeholders).toEqual(fields.map(({ name }) => name));
});
