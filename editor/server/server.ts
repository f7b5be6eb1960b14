import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Action,
  type Answers,
  type Checked,
  type Done,
  type Edit,
  type Refused,
  serverPath,
} from '../protocol';
import { phrase, Refusal, wordsOfError } from '../site';
import { parsedArrangement, parsedCheck, parsedForm, parsedSending, readBody } from './body';
import { readChanges, takeBack } from './changes';
import { entryLists } from './entries';
import { getPublished } from './get';
import { replaceCertificate, replacePicture } from './media';
import { isSameOrigin, type ServerAddresses } from './sameOrigin';
import { checkEdits, saveEdits } from './save';
import { arrange, checkEntry, saveEntry } from './saveEntry';
import { send } from './send';
import { served, typeOf } from './served';
import { shareWarnings } from './shareFit';
import { readState, version } from './state';
import { readTexts } from './texts';
import { writeInTurn } from './turns';
import { undoSave } from './undo';
import { watchDocuments } from './watchDocuments';

/* The requests of the panel. Each has its function in this folder. */

/** Whether edits or chosen files are those of certificates or plants, which are saved together with their files. */
const isOfEntries = (edits: readonly Edit[], ids: readonly string[]) =>
  ids.length > 0 || edits.some(({ path }) => entryLists.includes(path));

async function check({ edits, ids }: ReturnType<typeof parsedCheck>): Promise<Checked> {
  const { problems, files } = isOfEntries(edits, ids)
    ? checkEntry(edits, ids)
    : checkEdits(readTexts(), edits);
  return { problems, warnings: problems.length > 0 ? [] : await shareWarnings(files, edits) };
}

async function save(_: string, body: Buffer, type: string): Promise<Done> {
  const form = await parsedForm(body, type);
  const { description, edits, uploads } = form;
  return isOfEntries(edits, [...uploads.keys()]) ? saveEntry(form) : saveEdits(description, edits);
}

const undo = (): Done => ({ done: [phrase('Server.undone', { words: undoSave() })] });

/** Answers to requests. Each gets the rest of the path, the body and its type. */
type AnswersTo<Names extends keyof Answers> = {
  readonly [Name in Names]: (
    rest: string,
    body: Buffer,
    type: string,
  ) => Answers[Name] | Promise<Answers[Name]>;
};

const reads: AnswersTo<Exclude<keyof Answers, Action>> = {
  state: readState,
  version: () => ({ version: version() }),
  changes: readChanges,
  check: (_, body) => check(parsedCheck(body)),
};

const writes: AnswersTo<Action> = {
  save,
  undo,
  picture: replacePicture,
  certificate: (name, body) => replaceCertificate(`public/certificates/${name}`, body),
  arrange: (file, body) => arrange(file, parsedArrangement(body)),
  'take-back': takeBack,
  send: (_, body) => send(parsedSending(body)),
  get: getPublished,
};

const isAmong = <Group extends object>(group: Group, name: PropertyKey): name is keyof Group =>
  Object.hasOwn(group, name);

/**
 * Starts the editor's server, for this computer only.
 *
 * @param addresses of the development server, whose pages may ask
 * @returns its port
 */
export async function startEditor(addresses: ServerAddresses): Promise<number> {
  const server = createServer(async (request, response) => {
    // Otherwise Next's proxy may send a request on a connection that this server closes at that moment, after 5 idle
    // seconds.
    response.setHeader('Connection', 'close');
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const [what = '', ...parts] = pathname.slice(serverPath.length).replace(/\/$/, '').split('/');
    const reply = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    const json = 'application/json; charset=utf-8';
    if (!isSameOrigin(request, addresses)) return response.writeHead(403).end();
    try {
      const rest = parts.map(decodeURIComponent).join('/');
      const body = await readBody(request);
      const type = request.headers['content-type'] ?? '';
      if (isAmong(served, what) && request.method === 'GET')
        return reply(200, typeOf(rest || what), await served[what](rest));
      let answer: unknown;
      if (isAmong(reads, what)) answer = await reads[what](rest, body, type);
      else if (isAmong(writes, what) && request.method === 'POST')
        answer = await writeInTurn(() => writes[what](rest, body, type));
      else return response.writeHead(404).end();
      reply(200, json, JSON.stringify(answer));
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) console.error(error);
      reply(
        isRefusal ? 409 : 500,
        json,
        JSON.stringify({ refused: wordsOfError(error) } satisfies Refused),
      );
    }
  });
  watchDocuments();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
