import { watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { readMessageFiles } from '@/i18n/check/messageFile';
import type { Locale } from '@/i18n/locales';
import { reason } from '@/scripts/lib/files';
import { type Change, serverPath, type Verdict } from '../protocol';
import { headingAdvice } from './headings';
import { markedMap } from './map';
import { masterOf, replaceCertificate, replacePicture, setFocus, setPhotograph } from './media';
import { isOwn } from './own';
import { readState } from './state';
import { Refusal, tryChanges, tryFile, writeFiles } from './texts';

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

async function saveTexts(request: {
  changes: readonly Change[];
  write: boolean;
}): Promise<Verdict> {
  const headings = await headingAdvice(request.changes);
  const before = readMessageFiles();
  const { files, conflicts, ...tried } = tryChanges(before, request.changes);
  const advice = [...tried.advice, ...headings];
  if (request.write && advice.length + conflicts.length === 0) writeFiles(before, files);
  return { advice, conflicts };
}

function saveFile(request: { locale: Locale; base: string; text: string; write: boolean }) {
  const before = readMessageFiles();
  const old = before.find(({ locale }) => locale === request.locale);
  if (!old) throw new Refusal(`There is no language "${request.locale}".`);
  if (old.text !== request.base) {
    throw new Refusal(
      `Another program has changed ${old.path}. Copy your changes, then click Discard: it shows the file as it is now.`,
    );
  }
  const { files, advice } = tryFile(before, { ...old, text: request.text });
  if (request.write && advice.length === 0) writeFiles(before, files);
  return { advice, conflicts: [] };
}

/** Bundled for each page load, so that a change of the panel's code shows at once. */
async function panelScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['editor/panel/panel.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Tells a page of every write below messages/ (Server-Sent Events). */
function tellChanges(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // Not compressed on its way: it would wait for more.
    'Cache-Control': 'no-store, no-transform',
  });
  response.write('data: ready\n\n');
  let due: NodeJS.Timeout | undefined;
  const watcher = watch('messages', (_, file) => {
    if (!file?.endsWith('.json')) return;
    clearTimeout(due);
    due = setTimeout(() => response.write('data: changed\n\n'), 30);
  });
  response.on('close', () => watcher.close());
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (body: string | Buffer, type: string) =>
    void response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  const sendJson = (value: unknown) =>
    send(JSON.stringify(value), 'application/json; charset=utf-8');
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const path = pathname.slice(serverPath.length).replace(/\/$/, '');
  const [what, ...parts] = path.split('/').map(decodeURIComponent);
  const [name = ''] = parts;
  const json = async () => JSON.parse((await bodyOf(request)).toString('utf8'));
  switch (`${request.method} ${what}`) {
    case 'GET panel.js':
      return send(await panelScript(), 'text/javascript; charset=utf-8');
    case 'GET state':
      return sendJson(readState());
    case 'GET changes':
      return tellChanges(response);
    case 'GET map':
      return send(markedMap(name), 'text/html; charset=utf-8');
    case 'GET master':
      return send(masterOf(name), 'image/*');
    case 'POST texts':
      return sendJson(await saveTexts(await json()));
    case 'POST file':
      return sendJson(saveFile(await json()));
    case 'PUT picture':
      return sendJson(await replacePicture(name, await bodyOf(request)));
    case 'PUT focus':
      return sendJson(await setFocus(name, await json()));
    case 'PUT photograph':
      return sendJson(await setPhotograph(name, (await json()) === true));
    case 'PUT certificate':
      return sendJson(
        await replaceCertificate(`/certificates/${parts.join('/')}`, await bodyOf(request)),
      );
    default:
      response.writeHead(404).end();
  }
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
