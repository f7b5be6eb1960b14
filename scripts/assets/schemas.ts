import { z } from 'zod';
import { contentFiles } from '@/content/contentFiles';
import { howTo, titleOf } from '@/scripts/content/values';
import { writeWhole } from '@/scripts/files/files';
import { spoken } from '@/scripts/process/commandLanguage';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A JSON schema with names and advice for people. */
function described(path: string, schema: JsonSchema, at: readonly (string | number)[]): JsonSchema {
  const { properties, items, additionalProperties: others } = schema;
  const inner = (part: unknown, name: string | number) =>
    typeof part === 'object' ? described(path, part as JsonSchema, [...at, name]) : part;
  const how = howTo(path, [...at]);
  const entries = Object.entries(properties ?? {});
  return {
    ...schema,
    ...(at.length > 0 && { title: spoken(titleOf(path, [...at])) }),
    ...(how && { description: spoken(how) }),
    ...(properties && {
      properties: Object.fromEntries(entries.map(([name, part]) => [name, inner(part, name)])),
    }),
    ...(items && { items: inner(items, 0) }),
    ...(others && { additionalProperties: inner(others, '') }),
  } as JsonSchema;
}

/** Writes a JSON schema of each file of content, with which VS Code completes and explains it (.vscode/settings.json). */
export async function makeSchemas(): Promise<string> {
  const files = Object.entries(contentFiles);
  for (const [name, { path, schema }] of files) {
    const written = described(path, z.toJSONSchema(schema), []);
    writeWhole(`generated/schemas/${name}.json`, `${JSON.stringify(written, null, 2)}\n`);
  }
  return `${files.length} schemas for VS Code`;
}
