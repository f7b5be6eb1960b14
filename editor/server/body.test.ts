import { phrase, Refusal } from '@/i18n/toolText';
import { readBody } from './body';

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
