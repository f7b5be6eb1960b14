import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Action,
  type Answers,
  type Done,
  type Refused,
  serverPath,
  type Trial,
} from '../protocol';
import { phrase, Refusal, wordsOfError } from '../site';
import { parsedArrangement, parsedForm, parsedSending, parsedTrial, readBody } from './body';
import { readChanges, takeBack } from './changes';
import { arrange, saveWithUploads, tryWithUploads } from './entryFiles';
import { isEdited, takeWritten, undoOrRedo } from './files';
import { getPublished } from './get';
import { findBasis, readCommitted } from './git';
import { replaceCertificate, replacePicture, updateAssets } from './media';
import { panelScript } from './panelScript';
import { isSameOrigin, type ServerAddresses } from './sameOrigin';
import { send } from './send';
import { shareWarnings } from './shareFit';
import { readState, version } from './state';
import { inTurn } from './turns';
import { watchDocuments } from './watchDocuments';

async function runTrial({ edits, ids }: ReturnType<typeof parsedTrial>): Promise<Trial> {
  const { problems, files } = tryWithUploads(edits, ids);
  return { problems, warnings: problems.length > 0 ? [] : await shareWarnings(files, edits) };
}

const undo = (): Done => ({ done: [phrase('Server.undone', { words: undoOrRedo('undo') })] });

const redo = (): Done => ({ done: [phrase('Server.redone', { words: undoOrRedo('redo') })] });

/** A picture or document of the site as it is now. */
function fileNow(file: string): Buffer {
  if (isEdited(file) && existsSync(file)) return readFileSync(file);
  throw new Refusal(phrase('Server.noFile', { file }));
}

/** A picture or document of the site as it is published. */
async function filePublished(file: string): Promise<Buffer> {
  const { commit } = await findBasis();
  const content = isEdited(file) ? await readCommitted(commit, file) : undefined;
  if (content) return content;
  throw new Refusal(phrase('Server.noFile', { file }));
}

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
  try: (_, body) => runTrial(parsedTrial(body)),
};

const writes: AnswersTo<Action> = {
  save: async (_, body, type) => saveWithUploads(await parsedForm(body, type)),
  undo,
  redo,
  picture: replacePicture,
  certificate: (name, body) => replaceCertificate(`public/certificates/${name}`, body),
  arrange: (file, body) => arrange(file, parsedArrangement(body)),
  'take-back': takeBack,
  send: (_, body) => send(parsedSending(body)),
  get: getPublished,
};

/** What browsers load by its address. Each gets the rest of the path. */
const files = {
  'panel.js': panelScript,
  'panel.css': () => readFileSync('editor/panel/panel.css'),
  now: fileNow,
  published: filePublished,
};

const isAmong = <Group extends object>(group: Group, name: PropertyKey): name is keyof Group =>
  Object.hasOwn(group, name);

/** The types of answers that are files, by the extension of the file. All others are pictures. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  pdf: 'application/pdf',
};

/** Does something that writes files, and then makes what pages show from them. */
async function withAssets(work: () => unknown): Promise<unknown> {
  // What an action has written before it was refused, it has also restored.
  takeWritten();
  const answer = await work();
  await updateAssets(takeWritten());
  return answer;
}

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
      if (isAmong(files, what) && request.method === 'GET') {
        const ending = /\.(\w+)$/.exec(rest || what)?.[1] ?? '';
        return reply(200, types[ending] ?? 'image/*', await files[what](rest));
      }
      let answer: unknown;
      if (isAmong(reads, what)) answer = await reads[what](rest, body, type);
      else if (isAmong(writes, what) && request.method === 'POST')
        answer = await inTurn(() => withAssets(() => writes[what](rest, body, type)));
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
