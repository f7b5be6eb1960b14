import { z } from 'zod';
import { type Arrangement, type Edit, largestUpload, type Sending } from '../protocol';
import { phrase, Refusal, toolLanguages, type Words } from '../site';

/* The bodies of requests: they are read and parsed here, and nowhere else. */

/**
 * The body of a request. Even one that is too large is read to its end. If the server answered earlier, the development
 * server in between would close the connection, and the panel would never get the answer.
 *
 * @throws Refusal if it is too large
 */
export async function readBody(
  request: AsyncIterable<Buffer>,
  largest = largestUpload,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= largest) parts.push(part);
    else parts.length = 0;
  }
  if (size > largest) throw new Refusal(phrase('Server.tooLarge'));
  return Buffer.concat(parts);
}

const edit = z.object({
  path: z.string(),
  at: z.array(z.union([z.string(), z.number()])),
  value: z.unknown().optional(),
  base: z.unknown().optional(),
}) satisfies z.ZodType<Edit>;

const check = z.object({ edits: z.array(edit), ids: z.array(z.string()) });
const arrangement = z.object({
  seen: z.array(z.string()),
  wanted: z.array(z.int()),
}) satisfies z.ZodType<Arrangement>;
const sending = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(toolLanguages),
}) satisfies z.ZodType<Sending>;
const saving = z.object({
  description: z.custom<Words>((words) => ['string', 'object'].includes(typeof words)),
  edits: z.array(edit),
});

const json = (body: Buffer | string): unknown => JSON.parse(String(body));

/** Edits to check, and the ids of the fields for which a person has chosen files. */
export const parsedCheck = (body: Buffer) => check.parse(json(body));

export const parsedArrangement = (body: Buffer): Arrangement => arrangement.parse(json(body));

export const parsedSending = (body: Buffer): Sending => sending.parse(json(body));

/** A form that is saved. */
export interface Form {
  /** What is saved, for *Undo*. */
  readonly description: Words;
  readonly edits: readonly Edit[];
  /** The files that a person has chosen, by the ids of their fields. */
  readonly uploads: ReadonlyMap<string, Buffer>;
}

/** @param type of the body, with the boundary between its parts */
export async function parsedForm(body: Buffer, type: string): Promise<Form> {
  const request = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await request.formData();
  const uploads = new Map<string, Buffer>();
  for (const [id, file] of form)
    if (typeof file !== 'string') uploads.set(id, Buffer.from(await file.arrayBuffer()));
  return { ...saving.parse(json(String(form.get('save')))), uploads };
}
