import { watch } from 'node:fs';
import { messageStamp } from '../messageStamp';

export const dynamic = 'force-dynamic';

/** Notifies a page (Server-Sent Events) of every write in messages/. */
export function GET({ signal }: Request): Response {
  const changes = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const notify = () => controller.enqueue(encoder.encode(`data: ${messageStamp()}\n\n`));
      // A file may have changed since the page was rendered.
      notify();
      const watcher = watch('messages', notify);
      signal.addEventListener('abort', () => {
        watcher.close();
        controller.close();
      });
    },
  });
  return new Response(changes, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
