let last: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work after the other, in the order of the calls. Each save reads files, writes them and makes
 * assets from them, so two saves at once would overwrite each other's work.
 */
export function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const done = last.then(work);
  // A refusal does not stop the next one.
  last = done.catch(() => undefined);
  return done;
}
