/**
 * Asks which sections the site has, and for the settings that are in no file of the project: `npm run setup`. All other
 * values and texts are written in the editor (`npm run edit`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { writeWhole } from '@/scripts/lib/files';
import { main } from '@/scripts/lib/run';
import { answered, environmentFile, type Files, questionsOf, sectionsFile } from './questions';

const help = `npm run setup asks which sections the site has, and for the settings in .env.local.

Enter keeps what is in brackets. A minus sign empties it. Ctrl+C leaves all files as they were. It can be run again.

npm run setup -- --answers file.json asks nothing: the file has answers by name.
npm run setup -- --list prints the names, with what there is now.`;

function readFiles(): Files {
  const environment = existsSync(environmentFile) ? environmentFile : '.env.example';
  return {
    [sectionsFile]: readFileSync(sectionsFile, 'utf8'),
    [environmentFile]: readFileSync(environment, 'utf8'),
  };
}

/** Asks each question until the answer is right. */
async function askAll(before: Files): Promise<Files> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let files = before;
  for (const question of questionsOf(before)) {
    const { words, value, problem } = question;
    for (;;) {
      const typed = (await terminal.question(`${words}${value && ` [${value}]`}: `)).trim();
      const answer = typed === '-' ? '' : typed || value;
      const wrong = problem(answer);
      if (!wrong) {
        files = answered(question, answer, files);
        break;
      }
      console.log(`  ${wrong}`);
    }
  }
  terminal.close();
  return files;
}

/** @throws with all that is wrong with the answers */
function take(answers: Readonly<Record<string, unknown>>, before: Files): Files {
  const questions = questionsOf(before);
  const wrong: string[] = [];
  let files = before;
  for (const [name, value] of Object.entries(answers)) {
    const question = questions.find((one) => one.name === name);
    const problem = question ? question.problem(String(value)) : 'There is no such question.';
    if (problem) wrong.push(`${name}: ${problem}`);
    else if (question) files = answered(question, String(value), files);
  }
  if (wrong.length > 0) throw new Error(`Nothing was written:\n\n${wrong.join('\n')}`);
  return files;
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      answers: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(help);
  const before = readFiles();
  if (values.list) {
    const present = questionsOf(before).map(({ name, value }) => [name, value]);
    return console.log(JSON.stringify(Object.fromEntries(present), null, 2));
  }
  const after = values.answers
    ? take(JSON.parse(readFileSync(values.answers, 'utf8')), before)
    : await askAll(before);
  for (const [path, text] of Object.entries(after)) await writeWhole(path, text);
  console.log('Written. "npm run preflight" says what is left.');
});
