import { takeWritten } from './files';
import { updateAssets } from './media';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work after the other, in the order of the calls, and after each what pages show from the files that it
 * has written. Each save reads files, writes them and makes assets from them, so two saves at once would overwrite each
 * other's work.
 */
export function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const done = last.then(async () => {
    // What an action has written before it was refused, it has also restored.
    takeWritten();
    const result = await work();
    await updateAssets(takeWritten());
    return result;
  });
  // A refusal does not stop the next one.
  last = done.catch(() => undefined);
  return done;
}
