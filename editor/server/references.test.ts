/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referencesFile } from '@/content/references';
import { removeReference, saveReference } from './references';

const home = process.cwd();
let folder: string;

const words = (text: string) => ({ en: text, it: text, bg: text });
const plant = (name: string, year: number) => ({
  name: words(name),
  place: words('Sofia'),
  role: 'epc',
  year,
  picture: `plant-${name.toLowerCase()}`,
  consent: null,
});
const [east, west] = [plant('East', 2020), plant('West', 2021)];
const write = (...plants: object[]) =>
  writeFileSync(referencesFile, `${JSON.stringify(plants, null, 2)}\n`);
const read = () => JSON.parse(readFileSync(referencesFile, 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-plants-'));
  for (const part of ['messages', 'content', 'media/pictures.json'])
    cpSync(part, join(folder, part), { recursive: true });
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test.each([
  ['has changed it', [{ ...east, year: 2019 }, west]],
  ['has removed it', [west]],
])('a plant is neither changed nor removed if somebody else %s meanwhile', async (_, now) => {
  write(...now);
  const form = new FormData();
  form.set('seen', JSON.stringify(east));
  const refused = 'Somebody has changed the list meanwhile';
  await expect(saveReference(form)).rejects.toThrow(refused);
  await expect(removeReference(JSON.stringify(east))).rejects.toThrow(refused);
  expect(read()).toEqual(now);
});
