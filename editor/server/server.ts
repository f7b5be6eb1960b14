import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { reason } from '@/scripts/lib/files';
import { type Change, type Done, serverPath, type Verdict } from '../protocol';
import { readDifferences, takeBack } from './differences';
import { Refusal, save, travel } from './files';
import { editedPaths, findBasis, readPublished, send, update } from './git';
import { changeList } from './lists';
import { markedMap } from './map';
import { makeAssets, replaceCertificate, replacePicture, setFacts } from './media';
import { isOwn } from './own';
import { removeReference, saveReference } from './references';
import { readState, version } from './state';
import { problemsIn, readTexts, tryChanges } from './texts';

/** In bytes: a picture of a camera. */
const largestUpload = 60_000_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > largestUpload) throw new Refusal('The file has more than 60 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A save in words: the beginning of its text. */
function wordsOf([change]: readonly Change[]): string {
  const words = change?.text.replace(/<[^<>]*>|[{}\u00ad]/g, '') ?? '';
  return `the text “${words.length > 60 ? `${words.slice(0, 60)}…` : words}”`;
}

/** @param write saves, unless there is advice or a conflict */
async function saveTexts(changes: readonly Change[], write: boolean): Promise<Verdict> {
  const before = readTexts();
  const { files, conflicts, advice } = tryChanges(before, changes);
  const changed = files.filter(({ text }, index) => text !== before[index]?.text);
  const contents = (list: typeof files) =>
    Object.fromEntries(list.map(({ path, text }) => [path, text]));
  if (write && changed.length > 0 && advice.length + conflicts.length === 0)
    save(wordsOf(changes), contents(changed), contents(before));
  return { advice, conflicts };
}

async function travelled(way: 'undo' | 'redo'): Promise<Done> {
  const { words, files } = travel(way);
  await makeAssets(files);
  return { done: `${way === 'undo' ? 'Taken back' : 'Made again'}: ${words}.` };
}

/** Checks everything as the build does, then sends it. */
async function sendAll(author: { name: string; email: string }): Promise<Done> {
  const [problem, ...others] = problemsIn(readTexts());
  if (problem) {
    const more = others.length > 0 ? `, and there are ${others.length} more` : '';
    throw new Refusal(
      `Nothing was sent: ${problem.path}, line ${problem.line} has a mistake${more}. Open “All texts of this page”: they are at the top.`,
    );
  }
  const { differences } = await readDifferences();
  const { names } = readState();
  const lines = differences.map(({ key }) => `- ${names[key] ?? key}`);
  return send(author, `Change what the website says and shows\n\n${lines.join('\n')}\n`);
}

/** Bundled for each page load, so that a change of the panel's code shows at once. */
async function panelScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['editor/panel/panel.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""', 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** A picture or document of the site, as it is now or as it is published. */
async function fileOf(version: string, file: string): Promise<Buffer> {
  const isOurs = editedPaths.some((start) => file.startsWith(`${start}/`)) && !file.includes('..');
  if (isOurs && version === 'now' && existsSync(file)) return readFileSync(file);
  const published =
    isOurs && version === 'published' && (await readPublished(await findBasis(), file));
  if (!published) throw new Refusal(`There is no file ${file}.`);
  return published;
}

/** What is answered, by method and first part of the path. @param name the rest of the path */
const answers: Readonly<
  Record<string, (name: string, body: Buffer, headers: IncomingMessage['headers']) => unknown>
> = {
  'GET state': readState,
  'GET version': () => ({ version: version() }),
  'GET differences': readDifferences,
  'POST try': (_, body) => saveTexts(JSON.parse(String(body)), false),
  'POST texts': (_, body) => saveTexts(JSON.parse(String(body)), true),
  'POST list': (name, body) => changeList(name, JSON.parse(String(body))),
  'POST undo': () => travelled('undo'),
  'POST redo': () => travelled('redo'),
  'POST take-back': (name) => takeBack(name),
  'POST send': (_, body) => sendAll(JSON.parse(String(body))),
  'POST update': async () => {
    const done = await update();
    await makeAssets(['media/', '.pdf']);
    return done;
  },
  'POST facts': (name, body) => setFacts(name, JSON.parse(String(body))),
  'POST picture': (name, body) => replacePicture(name, body),
  'POST certificate': (name, body) => replaceCertificate(`public/certificates/${name}`, body),
  'POST reference': async (index, body, { 'content-type': type = '' }) =>
    saveReference(
      Number(index),
      await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData(),
    ),
  'POST remove-reference': (index) => removeReference(Number(index)),
};

/** Files, by the first part of the path. */
const files: Readonly<Record<string, (name: string) => [type: string, content: unknown]>> = {
  'panel.js': () => ['text/javascript; charset=utf-8', panelScript()],
  'panel.css': () => ['text/css; charset=utf-8', readFileSync('editor/panel/panel.css')],
  map: (locale) => ['text/html; charset=utf-8', markedMap(locale)],
  now: (name) => [name.endsWith('.pdf') ? 'application/pdf' : 'image/*', fileOf('now', name)],
  published: (name) => [
    name.endsWith('.pdf') ? 'application/pdf' : 'image/*',
    fileOf('published', name),
  ],
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const [what = '', ...parts] = pathname.slice(serverPath.length).replace(/\/$/, '').split('/');
  const name = parts.map(decodeURIComponent).join('/');
  const reply = (type: string, body: string | Buffer) =>
    void response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  const file = files[what];
  const found = answers[`${request.method} ${what}`];
  if (file) {
    const [type, content] = file(name);
    return reply(type, (await content) as string | Buffer);
  }
  if (!found) return void response.writeHead(404).end();
  const answered = await found(name, await bodyOf(request), request.headers);
  reply('application/json; charset=utf-8', JSON.stringify(answered));
}

/**
 * Starts the editor's server on this computer alone.
 *
 * @returns its port
 */
export async function startEditor(): Promise<number> {
  const server = createServer((request, response) => {
    // Next's proxy would send the next request on a connection that this server closes just then, after 5 s without any.
    response.setHeader('Connection', 'close');
    if (!isOwn(request)) {
      response.writeHead(403).end();
      return;
    }
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
      response.writeHead(error instanceof Refusal ? 409 : 500, {
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify({ error: reason(error) }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
