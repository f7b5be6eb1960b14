import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Done,
  type Edit,
  type Refused,
  type Sending,
  serverPath,
  type Verdict,
} from '../protocol';
import { phrase, Refusal, say, wordsOfError } from '../site';
import { readBody } from './body';
import { readChanges, takeBack } from './changes';
import { arrange, saveFields } from './entryFiles';
import { isEdited, takeWritten, travel } from './files';
import { findBasis, readCommitted } from './git';
import { markedMap } from './map';
import { replaceCertificate, replacePicture, updateAssets } from './media';
import { isOwn, type OwnAddresses } from './own';
import { panelScript } from './panelScript';
import { shareProblems } from './shareFit';
import { readState, version } from './state';
import { get, send } from './sync';
import { describeLocation, problemsIn, readTexts, tryEdits } from './texts';
import { inTurn } from './turns';
import { watchDocuments } from './watchDocuments';

/** @param ids of the fields for which a person has chosen files */
async function tried(edits: readonly Edit[], ids: readonly string[]): Promise<Verdict> {
  const { problems, conflicts, files } = tryEdits(readTexts(), edits, {}, ids);
  if (problems.length > 0) return { problems, conflicts };
  return { problems: await shareProblems(files, edits), conflicts };
}

function travelled(way: 'undo' | 'redo'): Done {
  const words = travel(way);
  return { done: [phrase(way === 'undo' ? 'Server.undone' : 'Server.redone', { words })] };
}

/** Sends all changes. @throws Refusal if the build would refuse the files */
async function sendAll({ language, ...author }: Sending): Promise<Done> {
  const files = readTexts();
  const [problem] = problemsIn(files, 'build');
  if (problem)
    throw new Refusal(
      phrase('Server.problemBeforeSending', { name: describeLocation(files, problem) }),
    );
  const { changes } = await readChanges();
  // The people who read it in the repository know only the person who sends.
  const lines = changes.map(({ name }) => `- ${say(name, language)}`);
  return send(author, `${say(phrase('Server.commit'), language)}\n\n${lines.join('\n')}\n`);
}

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

/** Saves the edits in a form, and the files in it by the ids of their fields. */
async function savedForm(_: string, body: Buffer, type = ''): Promise<Done> {
  const request = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await request.formData();
  const { words, edits } = JSON.parse(String(form.get('save')));
  const uploads = new Map<string, Buffer>();
  for (const [id, file] of form)
    if (typeof file !== 'string') uploads.set(id, Buffer.from(await file.arrayBuffer()));
  return saveFields(words, edits, uploads);
}

type Answer = (name: string, body: Buffer, type: string | undefined) => unknown;

/** The only request with a body that writes nothing. */
const tryRequest = 'POST try';

/** The answers by method and first part of the path. Each function gets the rest of the path as its first argument. */
const answers: Readonly<Record<string, Answer>> = {
  'GET state': readState,
  'GET version': () => ({ version: version() }),
  'GET changes': readChanges,
  'GET panel.js': panelScript,
  'GET panel.css': () => readFileSync('editor/panel/panel.css'),
  'GET map': markedMap,
  'GET now': fileNow,
  'GET published': filePublished,
  [tryRequest]: (_, body) => {
    const { edits, ids } = JSON.parse(String(body));
    return tried(edits, ids);
  },
  'POST save': savedForm,
  'POST undo': () => travelled('undo'),
  'POST redo': () => travelled('redo'),
  'POST take-back': takeBack,
  'POST send': (_, body) => sendAll(JSON.parse(String(body))),
  'POST get': get,
  'POST picture': replacePicture,
  'POST certificate': (name, body) => replaceCertificate(`public/certificates/${name}`, body),
  'POST arrange': (name, body) => arrange(name, JSON.parse(String(body))),
};

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
export async function startEditor(addresses: OwnAddresses): Promise<number> {
  const server = createServer(async (request, response) => {
    // Otherwise Next's proxy may send a request on a connection that this server closes at that moment, after 5 idle
    // seconds.
    response.setHeader('Connection', 'close');
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const [what = '', ...parts] = pathname.slice(serverPath.length).replace(/\/$/, '').split('/');
    const asked = `${request.method} ${what}`;
    const found = answers[asked];
    const reply = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    const json = 'application/json; charset=utf-8';
    if (!isOwn(request, addresses)) return response.writeHead(403).end();
    if (!found) return response.writeHead(404).end();
    try {
      const name = parts.map(decodeURIComponent).join('/');
      const body = await readBody(request);
      const work = () => found(name, body, request.headers['content-type']);
      const isWrite = request.method === 'POST' && asked !== tryRequest;
      const answer = await (isWrite ? inTurn(() => withAssets(work)) : work());
      if (!Buffer.isBuffer(answer) && typeof answer !== 'string')
        return reply(200, json, JSON.stringify(answer ?? {}));
      const ending = /\.(\w+)$/.exec(name || what)?.[1] ?? '';
      reply(
        200,
        what === 'map' ? 'text/html; charset=utf-8' : (types[ending] ?? 'image/*'),
        answer,
      );
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
