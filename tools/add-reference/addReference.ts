/**
 * Adds a plant to the references on Home: `npm run add-reference`, which asks, or `-- --answers plant.json` with the answers
 * by name. Copies the photograph, and writes its description, its record and that of the plant.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { locales } from '@/i18n/locales';
import { readMaster } from '@/scripts/assets/media/pictures';
import { main, run } from '@/scripts/lib/run';
import { references } from '@/site/references';
import { inTerminal } from '../ask';
import {
  type Answers,
  problemsOf,
  questions,
  referenceFrom,
  withDescription,
  withEntry,
} from './newReference';

const [, answersFile] = process.argv.slice(2);

function askAll(): Promise<Answers> {
  return inTerminal(async (ask) => {
    let answers: Answers = {};
    for (const question of questions) {
      const [name, words] = question;
      const given = (answer: string) => ({ ...answers, [name]: answer });
      answers = given(await ask(words, '', (answer) => problemsOf(question, given(answer))));
    }
    return answers;
  });
}

function rewrite(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

await main(async () => {
  const answers: Answers = answersFile
    ? JSON.parse(readFileSync(answersFile, 'utf8'), (_, value) =>
        typeof value === 'number' ? String(value) : value,
      )
    : await askAll();
  const { reference, description } = referenceFrom(answers);
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
  rewrite('site/references.json', (source) => withEntry(source, [references.length], reference));
  const changed = ['site/references.json', 'media/pictures.json'];
  run('biome', ['format', '--write', '--log-level=error', ...changed]);
  run('npm', ['run', '--silent', 'messages']);
  console.log(`"${reference.name.en}" is there. Move the middle of its picture in "npm run edit".`);
});
