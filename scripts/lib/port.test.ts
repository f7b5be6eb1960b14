import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { requirePort } from './port';

const before = process.env.PORT;
afterEach(() => {
  if (before === undefined) delete process.env.PORT;
  else process.env.PORT = before;
});

test('a free port is used, and one in use is an error with advice', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  process.env.PORT = String(port);
  await expect(requirePort()).rejects.toThrow(
    new RegExp(`^Port ${port} cannot be used .*in use.*another into .env.local`),
  );
  await new Promise((done) => other.close(done));
  expect(await requirePort()).toBe(port);
});

test.each(['abc', '70000', '-1', '3000.5'])('%s is no port', async (value) => {
  process.env.PORT = value;
  await expect(requirePort()).rejects.toThrow(`Port ${value} cannot be used`);
});
