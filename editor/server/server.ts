import { readFileSync, watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { reason } from '@/scripts/lib/files';
import { type Change, type Done, serverPath, type Verdict } from '../protocol';
import { readDifferences } from './differences';
import { Refusal, save, travel } from './files';
import { editedPaths, findBasis, readPublished, restoreFile, send, update } from './git';
import { changeList, listsFile, restoreList } from './lists';
import { markedMap } from './map';
import { makeAssets, replaceCertificate, replacePicture, setFacts } from './media';
import { isOwn } from './own';
import { readState } from './state';
import { contentsOf, problemsIn, readTexts, tryChanges } from './texts';

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

interface TextRequest {
  readonly changes: readonly Change[];
  readonly write: boolean;
}

/** A save in words: the beginning of its text. */
function wordsOf([change]: readonly Change[]): string {
  const words = change?.text.replace(/<[^<>]*>|[{}\u00ad]/g, '') ?? '';
  return `the text “${words.length > 60 ? `${words.slice(0, 60)}…` : words}”`;
}

async function saveTexts(request: TextRequest): Promise<Verdict> {
  const before = readTexts();
  const { files, conflicts, advice } = tryChanges(before, request.changes);
  const changed = files.filter(({ text }, index) => text !== before[index]?.text);
  if (request.write && changed.length > 0 && advice.length + conflicts.length === 0) {
    save(wordsOf(request.changes), contentsOf(changed), contentsOf(before));
  }
  return { advice, conflicts };
}

async function takeListBack(list: string): Promise<Done> {
  const basis = await findBasis();
  const paths = [...readTexts().map(({ path }) => path), listsFile];
  const all = await Promise.all(
    paths.map(async (path) => [path, String(await readPublished(basis, path))] as const),
  );
  return restoreList(list, (path) => new Map(all).get(path) ?? '');
}

async function travelled(way: 'undo' | 'redo'): Promise<Done> {
  const { words, files } = travel(way);
  await makeAssets(files);
  return { done: `${way === 'undo' ? 'Taken back' : 'Made again'}: ${words}.` };
}

/** Checks everything as the build does, then sends it. */
async function sendAll(request: { name: string; email: string }): Promise<Done> {
  const [problem, ...others] = problemsIn(readTexts());
  if (problem) {
    throw new Refusal(
      `Nothing was sent: ${problem.path}, line ${problem.line} has a mistake${others.length > 0 ? `, and there are ${others.length} more` : ''}. Open “All texts of this page”: they are at the top.`,
    );
  }
  const { differences } = await readDifferences();
  const { names } = readState();
  const lines = differences.map(({ key }) => `- ${names[key] ?? key}`);
  return send(request, `Change what the website says and shows\n\n${lines.join('\n')}\n`);
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

/** Tells a page of every write of texts and values (Server-Sent Events). */
function tellChanges(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // Not compressed on its way: it would wait for more.
    'Cache-Control': 'no-store, no-transform',
  });
  response.write('data: ready\n\n');
  let due: NodeJS.Timeout | undefined;
  const watchers = ['messages', 'site', 'i18n'].map((folder) =>
    watch(folder, (_, file) => {
      if (!file?.endsWith('.json')) return;
      clearTimeout(due);
      due = setTimeout(() => response.write('data: changed\n\n'), 30);
    }),
  );
  response.on('close', () => {
    for (const watcher of watchers) watcher.close();
  });
}

/** A picture or document of the site, as it is now or as it is published. */
async function fileOf(version: string, file: string): Promise<Buffer> {
  const isOurs = editedPaths.some((start) => file.startsWith(`${start}/`)) && !file.includes('..');
  const content = !isOurs
    ? undefined
    : version === 'now'
      ? readFileSync(file)
      : await readPublished(await findBasis(), file);
  if (!content) throw new Refusal(`There is no file ${file}.`);
  return content;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = (body: string | Buffer, type: string) =>
    void response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const path = pathname.slice(serverPath.length).replace(/\/$/, '');
  const [what = '', ...parts] = path.split('/').map(decodeURIComponent);
  const [name = ''] = parts;
  const rest = parts.slice(1).join('/');
  if (request.method === 'GET') {
    if (what === 'panel.js') return reply(await panelScript(), 'text/javascript; charset=utf-8');
    if (what === 'panel.css')
      return reply(readFileSync('editor/panel/panel.css'), 'text/css; charset=utf-8');
    if (what === 'map') return reply(markedMap(name), 'text/html; charset=utf-8');
    if (what === 'events') return tellChanges(response);
    if (what === 'file')
      return reply(await fileOf(name, rest), rest.endsWith('.pdf') ? 'application/pdf' : 'image/*');
  }
  const bytes = await bodyOf(request);
  const json = () => JSON.parse(bytes.toString('utf8'));
  const answers: Readonly<Record<string, () => unknown>> = {
    'GET state': readState,
    'GET differences': readDifferences,
    'POST texts': () => saveTexts(json()),
    'POST list': () => changeList(json().list, json().entries),
    'POST undo': () => travelled('undo'),
    'POST redo': () => travelled('redo'),
    'POST restore-list': () => takeListBack(json()),
    'POST restore-file': async () => {
      const done = await restoreFile(json());
      await makeAssets([json()]);
      return done;
    },
    'POST send': () => sendAll(json()),
    'POST update': async () => {
      const done = await update();
      await makeAssets(['media/', '.pdf']);
      return done;
    },
    'PUT picture': () => replacePicture(name, bytes),
    'PUT facts': () => setFacts(name, json()),
    'PUT certificate': () => replaceCertificate(`/certificates/${parts.join('/')}`, bytes),
  };
  const found = answers[`${request.method} ${what}`];
  if (!found) return void response.writeHead(404).end();
  reply(JSON.stringify(await found()), 'application/json; charset=utf-8');
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
