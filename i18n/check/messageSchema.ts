type Messages = string | { readonly [name: string]: Messages };

/**
 * Makes a JSON Schema for message files: the names of the English one, each with its English text as a description.
 * `npm run messages` writes it to the file that .vscode/settings.json names.
 */
export function messageSchema(english: Messages): object {
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
