/** Replaces Next's reader of server payloads: a unit test has no server, and fetches none. */
export function createFromFetch(): never {
  throw new Error('A unit test has followed a link. Test that end to end, in e2e/.');
}

export const createFromReadableStream = createFromFetch;
