/**
 * Asks which sections the site should have, and for the settings that are not committed: `npm run setup`. Owners change
 * all other values and texts in the editor (`npm run edit`).
 */

import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { sectionsFile } from '@/content/files';
import { requireReadable } from '@/content/problems';
import { toolText } from '@/i18n/toolText';
import { loadEnvironment } from '@/scripts/lib/environment';
import { writeWhole } from '@/scripts/lib/files';
import { readOptions } from '@/scripts/lib/options';
import { main } from '@/scripts/lib/run';
import { environmentFile, type Files, questionsOf, withAnswer } from './questions';

const help = () => `${toolText('Setup.help')}

${toolText('Setup.keys')}

${toolText('Setup.answersOption', { command: 'npm run setup -- --answers file.json' })}
${toolText('Setup.listOption', { command: 'npm run setup -- --list' })}`;

function readFiles(): Files {
  const environment = existsSync(environmentFile) ? environmentFile : '.env.example';
  return {
    [sectionsFile]: readFileSync(sectionsFile, 'utf8'),
    [environmentFile]: readFileSync(environment, 'utf8'),
  };
}

/** Asks all questions. Repeats a question until its answer is right. */
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
        files = withAnswer(question, answer, files);
        break;
      }
      console.log(`  ${wrong}`);
    }
  }
  terminal.close();
  return files;
}

/** Takes answers from a file. @throws with all that is wrong with them */
function withAnswers(answers: Readonly<Record<string, unknown>>, before: Files): Files {
  const questions = questionsOf(before);
  const wrong: string[] = [];
  let files = before;
  for (const [name, value] of Object.entries(answers)) {
    const question = questions.find((one) => one.name === name);
    const problem = question ? question.problem(String(value)) : toolText('Setup.noQuestion');
    if (problem) wrong.push(`${name}: ${problem}`);
    else if (question) files = withAnswer(question, String(value), files);
  }
  if (wrong.length > 0)
    throw new Error(`${toolText('Setup.nothingWritten')}\n\n${wrong.join('\n')}`);
  return files;
}

await main(async () => {
  loadEnvironment();
  const { values } = readOptions({
    options: {
      answers: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(help());
  requireReadable();
  const before = readFiles();
  if (values.list) {
    const present = questionsOf(before).map(({ name, value }) => [name, value]);
    return console.log(JSON.stringify(Object.fromEntries(present), null, 2));
  }
  const after = values.answers
    ? withAnswers(JSON.parse(readFileSync(values.answers, 'utf8')), before)
    : await askAll(before);
  for (const [path, text] of Object.entries(after)) writeWhole(path, text);
  console.log(toolText('Setup.saved'));
});
