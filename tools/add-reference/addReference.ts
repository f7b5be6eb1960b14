/**
 * Adds a plant to the references on Home: `npm run add-reference`, which asks, or `-- --answers plant.json` with the answers
 * by name. Copies the photograph, and writes its description, its record and that of the plant.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { locales } from '@/i18n/locales';
import { readMaster } from '@/scripts/assets/media/pictures';
import { main, run } from '@/scripts/lib/run';
import { type Answers, questions, referenceFrom, withDescription, withEntry } from './newReference';

const [, answersFile] = process.argv.slice(2);

async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  for (const [name, words] of questions) answers[name] = await terminal.question(`${words}: `);
  terminal.close();
  return answers;
}

function rewrite(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

await main(async () => {
  const answers: Answers = answersFile
    ? JSON.parse(readFileSync(answersFile, 'utf8'))
    : await ask();
  const { description, ...reference } = referenceFrom(answers);
  const { picture } = reference;
  const photograph = answers.photograph?.trim() ?? '';
  await readMaster(photograph);
  copyFileSync(photograph, `media/pictures/${picture}.jpg`);
  const facts = { x: 50, y: 50, isPhotograph: true };
  rewrite('media/pictures.json', (source) => withEntry(source, [picture], facts));
  for (const locale of locales)
    rewrite(`messages/${locale}.json`, (source) =>
      withDescription(source, picture, description[locale]),
    );
  const count = JSON.parse(readFileSync('site/references.json', 'utf8')).length;
  rewrite('site/references.json', (source) => withEntry(source, [count], reference));
  run('biome', [
    'format',
    '--write',
    '--log-level=error',
    'site/references.json',
    'media/pictures.json',
  ]);
  run('npm', ['run', '--silent', 'messages']);
  console.log(`"${reference.name.en}" is there. Move the middle of its picture in "npm run edit".`);
});
