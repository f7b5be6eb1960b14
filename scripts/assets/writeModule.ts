import { writeWhole } from '@/scripts/files/files';

/** Writes a module with constants into `generated/`, for components to import. */
export function writeModule(name: string, constants: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(constants).map(
    ([constant, value]) =>
      `export const ${constant} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  writeWhole(
    `generated/${name}.ts`,
    `/* Made by scripts/assets.ts. Do not edit. */\n${lines.join('')}`,
  );
}
