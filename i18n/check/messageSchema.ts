import { readFileSync, writeFileSync } from 'node:fs';

/** Where editors' programs find it: .vscode/settings.json names it. */
export const schemaPath = 'i18n/messages.schema.json';

type Messages = string | { readonly [name: string]: Messages };

interface Schema {
  readonly type: 'string' | 'object';
  readonly [keyword: string]: unknown;
}

function schemaOf(value: Messages): Schema {
  if (typeof value === 'string') {
    return { type: 'string', minLength: 1, description: `English: ${value}` };
  }
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(value),
    properties: Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, schemaOf(child)]),
    ),
  };
}

/** A JSON Schema for message files: the names of the English one, each with its English text as a description. */
export function messageSchema(english: string): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Texts of the website. Made from messages/en.json by "npm run messages".',
    ...schemaOf(JSON.parse(english)),
  };
  return `${JSON.stringify(schema, null, 1)}\n`;
}

/** Brings the schema up to date with the English file, which must be readable. */
export function writeMessageSchema(): void {
  const schema = messageSchema(readFileSync('messages/en.json', 'utf8'));
  let before = '';
  try {
    before = readFileSync(schemaPath, 'utf8');
  } catch {
    // The first run makes it.
  }
  if (schema !== before) writeFileSync(schemaPath, schema);
}
