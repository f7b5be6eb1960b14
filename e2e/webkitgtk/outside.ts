import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliveryUrl } from '@/components/contacts/EnquiryForm/delivery';
import { makeCertificate } from '@/scripts/testing/certificate';

const { host, pathname } = new URL(deliveryUrl);

/**
 * All hosts other than the site's, on this machine: a proxy that answers in the place of the e-mail service. So the
 * browser takes the pages as they were built, with their policy, and sends by its own network code.
 */
export class Outside {
  /** Which hosts the browser has asked for, with their ports. */
  asked: string[] = [];
  /** The parts of each enquiry, in their order. */
  sent: (readonly (readonly [name: string, value: string])[])[] = [];
  /** Whether the e-mail service accepts enquiries. */
  accepts = true;

  private readonly service;
  private readonly proxy = createServer().on('connect', ({ url = '' }, socket) => {
    this.asked.push(url);
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    this.service.emit('connection', socket);
  });

  constructor() {
    const folder = mkdtempSync(path.join(tmpdir(), 'webkitgtk-'));
    const { key, certificate } = makeCertificate(folder, host);
    const files = { key: readFileSync(key), cert: readFileSync(certificate) };
    this.service = createSecureServer(files, (...one) => this.answer(...one));
    rmSync(folder, { recursive: true });
  }

  /** @returns the URL of the proxy */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.proxy.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
  }

  /** Makes it as it was before the last visit. */
  forget(): void {
    this.asked = [];
    this.sent = [];
    this.accepts = true;
  }

  stop(): void {
    this.proxy.close();
    this.proxy.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await request.toArray();
    if (request.headers.host !== host || request.url !== pathname) {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    this.sent.push([...form].map(([name, value]) => [name, String(value)]));
    response.writeHead(this.accepts ? 200 : 400, { 'Access-Control-Allow-Origin': '*' });
    response.end(this.accepts ? 'OK' : 'The service ID not found');
  }
}
