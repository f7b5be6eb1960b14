import { largestUpload } from '../protocol';
import { phrase, Refusal } from '../site';

/**
 * The body of a request. Even one that is too large is read to its end. If the server answered earlier, the development
 * server in between would close the connection, and the panel would never get the answer.
 *
 * @throws Refusal if it is too large
 */
export async function readBody(
  request: AsyncIterable<Buffer>,
  largest = largestUpload,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= largest) parts.push(part);
    else parts.length = 0;
  }
  if (size > largest) throw new Refusal(phrase('Server.tooLarge'));
  return Buffer.concat(parts);
}
