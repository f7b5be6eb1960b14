type Messages = string | { readonly [name: string]: Messages };

interface Schema {
  readonly type: 'string' | 'object';
  readonly [keyword: string]: unknown;
}

/**
 * A JSON Schema for message files: the names of the English one, each with its English text as a description.
 * .vscode/settings.json names the file that `npm run messages` writes it to.
 */
export function messageSchema(english: Messages): Schema {
  if (typeof english === 'string') {
    return { type: 'string', minLength: 1, description: `English: ${english}` };
  }
  const properties = Object.entries(english).map(([name, child]) => [name, messageSchema(child)]);
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(english),
    properties: Object.fromEntries(properties),
  };
}
