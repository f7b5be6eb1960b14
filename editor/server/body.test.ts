import { phrase, Refusal } from '@/i18n/toolText';
import { parsedCheck, parsedForm, parsedSending, readBody } from './body';

let sent = 0;
async function* parts(count: number) {
  for (sent = 0; sent < count; sent += 1) yield Buffer.from('12345');
}

test('a body is read whole', async () => {
  expect(String(await readBody(parts(2), 10))).toBe('1234512345');
});

test('a body that is too large is read to its end before it is refused', async () => {
  await expect(readBody(parts(5), 10)).rejects.toEqual(new Refusal(phrase('Server.tooLarge')));
  expect(sent).toBe(5);
});

const [path, at] = ['messages/it.json', ['Hero', 'title']];
const edit = { path, at, base: 'Sole', value: 'Luce' };
const asBody = (value: unknown) => Buffer.from(JSON.stringify(value));

test('a form is edits, their description, and files by the ids of their fields', async () => {
  const form = new FormData();
  form.set('save', JSON.stringify({ description: 'the title', edits: [edit] }));
  form.set('an id', new File(['pdf'], 'a.pdf'));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  expect(await parsedForm(Buffer.from(await request.arrayBuffer()), type)).toEqual({
    description: 'the title',
    edits: [edit],
    uploads: new Map([['an id', Buffer.from('pdf')]]),
  });
});

test('a body of another form is refused', () => {
  const removal = { path, at };
  expect(parsedCheck(asBody({ edits: [removal], ids: [] })).edits).toEqual([removal]);
  const others = [{ path }, { ...removal, at: 'Hero' }, { at }];
  for (const other of others)
    expect(() => parsedCheck(asBody({ edits: [other], ids: [] }))).toThrow('edits');
  const author = { name: 'Maria', email: 'maria@company.example' };
  expect(parsedSending(asBody({ ...author, language: 'bg' })).language).toBe('bg');
  expect(() => parsedSending(asBody({ ...author, language: 'de' }))).toThrow('language');
});
