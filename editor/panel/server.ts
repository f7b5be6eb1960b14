import type { Locale } from '@/i18n/locales';
import { type Change, type State, serverPath, type Verdict } from '../protocol';

/** What the server refuses, in words for the person who edits. */
export class Refused extends Error {}

async function ask<Answer>(path: string, method = 'GET', body?: BodyInit): Promise<Answer> {
  const response = await fetch(`${serverPath}${path}/`, { method, body: body ?? null }).catch(
    () => null,
  );
  const isOurs = response?.headers.get('content-type')?.startsWith('application/json');
  // The development server answers for a dead editor in its own words.
  if (!response || !isOurs) {
    throw new Refused(
      'The editor is not running, so nothing was saved. What you have typed is kept in this browser. Start "npm run edit" again, then save.',
    );
  }
  const answer: Answer & { error?: string } = await response.json();
  if (answer.error) throw new Refused(answer.error);
  return answer;
}

export const server = {
  state: () => ask<State>('state'),
  /** @param write saves, unless there is advice or a conflict */
  texts: (changes: readonly Change[], write: boolean) =>
    ask<Verdict>('texts', 'POST', JSON.stringify({ changes, write })),
  file: (locale: Locale, base: string, text: string, write: boolean) =>
    ask<Verdict>('file', 'POST', JSON.stringify({ locale, base, text, write })),
  put: (path: string, body: BodyInit) => ask<{ readonly done: string }>(path, 'PUT', body),
};
