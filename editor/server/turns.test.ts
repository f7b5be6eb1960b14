import { phrase } from '@/i18n/toolText';
import { workIn } from '@/scripts/testing/workIn';
import { writeAllOrNone } from './files';
import { inTurn, writeInTurn } from './turns';

workIn();

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

test('a save whose files cannot be prepared for the pages is done, and says so', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation();
  const done = await writeInTurn(() => {
    // The other pictures are missing in this copy.
    writeAllOrNone({ 'media/pictures/new.jpg': 'new' });
    return { done: ['Saved.'], note: ['Review it.'] };
  });
  expect(done).toEqual({ done: ['Saved.'], note: ['Review it.', phrase('Media.notPrepared')] });
  expect(String(written.mock.calls)).toContain('media/pictures/');
});
