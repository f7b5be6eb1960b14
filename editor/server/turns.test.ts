import { readFileSync } from 'node:fs';
import { companyFile } from '@/content/contentFiles';
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

test('after a save of the company’s place the drawings show the sun there', async () => {
  // The pictures are missing in this copy.
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'info').mockImplementation();
  const drawnAt = async (latitude: number) => {
    const company = JSON.parse(readFileSync(companyFile, 'utf8'));
    company.coordinates.latitude = latitude;
    await writeInTurn(() => {
      writeAllOrNone({ [companyFile]: JSON.stringify(company) });
      return { done: [] };
    });
    return readFileSync('generated/drawings/home/sunPath.svg', 'utf8');
  };
  expect(await drawnAt(42)).not.toBe(await drawnAt(55));
});
