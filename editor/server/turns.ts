import type { Done } from '../protocol';
import { takeWritten } from './files';
import { updateAssets } from './media';

let last: Promise<unknown> = Promise.resolve();

/** Does one piece of work after the other, in the order of the calls. */
export function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const done = last.then(work);
  // A refusal does not stop the next one.
  last = done.catch(() => undefined);
  return done;
}

/**
 * Does what the panel asks for in its turn, and after it makes what pages show from the files that it has written. Each
 * save reads files, writes them and makes assets from them, so two saves at once would overwrite each other's work.
 */
export function writeInTurn(work: () => Done | Promise<Done>): Promise<Done> {
  return inTurn(async () => {
    // What an action has written before it was refused, it has also restored.
    takeWritten();
    const done = await work();
    const note = await updateAssets(takeWritten());
    return { ...done, note: [...(done.note ?? []), ...note] };
  });
}
