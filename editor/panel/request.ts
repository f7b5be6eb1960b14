import {
  type Answers,
  type Edit,
  largestUpload,
  type PathOf,
  type Refused,
  serverPath,
} from '../protocol';
import { phrase, Refusal, type Words } from '../siteInBrowser';

/* Asks the editor's server. */

/** The editor's server does not answer. */
export class Stopped extends Refusal {
  constructor() {
    super(phrase('Panel.stopped'));
  }
}

/**
 * The answer of the editor's server. Null if none came. If that server is not running, the development server answers
 * with a page of its own.
 */
async function answerTo(path: string, request: RequestInit = {}): Promise<Response | null> {
  const response = await fetch(`${serverPath}${path}/`, request).catch(() => null);
  const isOurs = response?.headers.get('content-type')?.startsWith('application/json');
  return isOurs ? response : null;
}

/** The size in bytes of the files in a body. */
function sizeOf(body: BodyInit | undefined): number {
  if (body instanceof Blob) return body.size;
  if (!(body instanceof FormData)) return 0;
  const files = [...body.values()].filter((value) => value instanceof File);
  return files.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Sends a request to the editor's server. With a body it is a POST, which all that write are, and `check`.
 *
 * @throws Refusal that says what to do
 */
export async function request<Name extends keyof Answers>(
  path: PathOf<Name>,
  body?: BodyInit,
): Promise<Answers[Name]> {
  // The server would refuse it too, but only after all of it has been sent.
  if (sizeOf(body) > largestUpload) throw new Refusal(phrase('Server.tooLarge'));
  const response = await answerTo(path, body === undefined ? {} : { method: 'POST', body });
  if (!response) {
    // The connection may also break while the editor runs, for example because the computer slept.
    throw (await answerTo('version')) ? new Refusal(phrase('Panel.unanswered')) : new Stopped();
  }
  const answer: Answers[Name] & Partial<Refused> = await response.json();
  if (answer.refused !== undefined) throw new Refusal(answer.refused);
  return answer;
}

/**
 * The body of a request that saves values.
 *
 * @param description what is saved, for *Undo*
 * @param files that a person has chosen, by the ids of their fields
 */
export function savingBody(
  description: Words,
  edits: readonly Edit[],
  files: ReadonlyMap<string, File> = new Map(),
): FormData {
  const form = new FormData();
  form.set('save', JSON.stringify({ description, edits }));
  for (const [id, file] of files) form.set(id, file);
  return form;
}
