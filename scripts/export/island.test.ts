import { readFileSync } from 'node:fs';
import { filesBelow } from '@/scripts/lib/files';

test('the enquiry form is the only part of the pages that runs React', async () => {
  const folders = await Promise.all(
    ['app', 'browser', 'components'].map((room) => filesBelow(room)),
  );
  const clients = folders
    .flat()
    .filter((file) => /^['"]use client['"]/m.test(readFileSync(file, 'utf8')));
  expect(clients).toEqual(['components/contacts/EnquiryForm/EnquiryForm.client.tsx']);
});
