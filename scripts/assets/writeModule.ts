import { writeWhole } from '@/scripts/lib/files';

/** Writes a module with constants into `generated/`, for components to import. */
export async function writeModule(name: string, constants: Readonly<Record<string, unknown>>) {
  const lines = Object.entries(constants).map(
    ([constant, value]) =>
      `export const ${constant} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  await writeWhole(
    `generated/${name}.ts`,
    `/* Made by "npm run assets". Do not edit. */\n${lines.join('')}`,
  );
}
