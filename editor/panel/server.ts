import { serverPath } from '../protocol';

/** What the server refuses, in words for the person who edits. */
export class Refused extends Error {}

export const stopped =
  'The editor is not running, so nothing was saved. What you have typed is kept in this browser. Start “npm run edit” again, then save.';

/**
 * Asks the editor's server; with a body it does something.
 *
 * @throws Refused with what to do
 */
export async function ask<Answer>(path: string, body?: BodyInit): Promise<Answer> {
  const request = body === undefined ? {} : { method: 'POST', body };
  const response = await fetch(`${serverPath}${path}/`, request).catch(() => null);
  const isOurs = response?.headers.get('content-type')?.startsWith('application/json');
  // The development server answers for a dead editor in its own words.
  if (!response || !isOurs) throw new Refused(stopped);
  const answer: Answer & { error?: string } = await response.json();
  if (answer.error) throw new Refused(answer.error);
  return answer;
}
