import { inTurn } from './turns';

test('one piece of work begins when the one before it has ended, also if that was refused', async () => {
  const steps: string[] = [];
  let end: () => void = () => undefined;
  const first = inTurn(async () => {
    steps.push('first begins');
    await new Promise<void>((done) => {
      end = done;
    });
    steps.push('first ends');
    throw new Error('refused');
  });
  const second = inTurn(() => {
    steps.push('second');
    return 2;
  });
  const refused = expect(first).rejects.toThrow('refused');
  // All work that could begin has begun after a turn of the event loop.
  await new Promise(setImmediate);
  expect(steps).toEqual(['first begins']);
  end();
  await refused;
  expect(await second).toBe(2);
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
});
