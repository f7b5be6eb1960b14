import {
  type Change,
  type Differences,
  type Done,
  type State,
  serverPath,
  type Verdict,
} from '../protocol';

/** What the server refuses, in words for the person who edits. */
export class Refused extends Error {}

async function ask<Answer>(method: string, path: string, body?: BodyInit): Promise<Answer> {
  const response = await fetch(`${serverPath}${path}/`, { method, body: body ?? null }).catch(
    () => null,
  );
  const isOurs = response?.headers.get('content-type')?.startsWith('application/json');
  // The development server answers for a dead editor in its own words.
  if (!response || !isOurs) {
    throw new Refused(
      'The editor is not running, so nothing was saved. What you have typed is kept in this browser. Start “npm run edit” again, then save.',
    );
  }
  const answer: Answer & { error?: string } = await response.json();
  if (answer.error) throw new Refused(answer.error);
  return answer;
}

export const server = {
  state: () => ask<State>('GET', 'state'),
  differences: () => ask<Differences>('GET', 'differences'),
  /** @param write saves, unless there is advice or a conflict */
  texts: (changes: readonly Change[], write: boolean) =>
    ask<Verdict>('POST', 'texts', JSON.stringify({ changes, write })),
  post: <Answer extends Done>(path: string, body?: unknown) =>
    ask<Answer>('POST', path, JSON.stringify(body ?? null)),
  put: (path: string, body: BodyInit) => ask<Done>('PUT', path, body),
};
