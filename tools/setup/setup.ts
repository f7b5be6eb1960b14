/**
 * Asks for what a company must say of itself and writes it: `npm run setup`. Enter keeps what is in brackets, a minus sign
 * empties it, and Ctrl+C leaves everything as it was. It can be run again. `--answers file.json` asks nothing: the file has
 * answers by name, and `--answers` alone lists the names with what there is now.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { readMessageFiles } from '@/i18n/check/messageFile';
import { companyFile } from '@/scripts/lib/companyValues';
import { main, run } from '@/scripts/lib/run';
import {
  answersFrom,
  environmentFile,
  type Files,
  isIdle,
  proposalFor,
  type Question,
  questionsOf,
  settingsFile,
} from './questions';

type Answers = Record<string, string>;
const messages = readMessageFiles();

function readFiles(): Files {
  const environment = existsSync(environmentFile) ? environmentFile : '.env.example';
  return {
    ...Object.fromEntries(messages.map(({ path, text }) => [path, text])),
    [companyFile]: readFileSync(companyFile, 'utf8'),
    [settingsFile]: readFileSync(settingsFile, 'utf8'),
    [environmentFile]: readFileSync(environment, 'utf8'),
  };
}

async function ask(questions: readonly Question[], before: Files): Promise<Files> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = {};
  let files = before;
  for (const question of questions) {
    const { name, words, answer, problems } = question;
    if (isIdle(question, answers)) continue;
    const proposal = proposalFor(question, questions, answers);
    for (;;) {
      const typed = (await terminal.question(`${words} [${proposal}]: `)).trim();
      const value = typed === '-' ? '' : typed || proposal;
      const after = answer(files, value);
      const wrong = value === question.value ? [] : problems(after);
      if (wrong.length === 0) {
        answers[name] = value;
        files = after;
        break;
      }
      console.log(`  ${wrong.join('\n  ')}`);
    }
  }
  terminal.close();
  return files;
}

/** @throws with all that is wrong with them */
function take(given: Answers, questions: readonly Question[], before: Files): Files {
  const files = questions.reduce((done, question) => {
    const value = given[question.name] ?? proposalFor(question, questions, given);
    return value === question.value ? done : question.answer(done, value);
  }, before);
  const wrong = questions
    .filter(({ name, value }) => (given[name] ?? value) !== value)
    .flatMap(({ name, problems }) => problems(files).map((advice) => `${name}: ${advice}`));
  if (wrong.length > 0) throw new Error(`Nothing was written:\n\n${wrong.join('\n')}`);
  return files;
}

await main(async () => {
  const before = readFiles();
  const questions = questionsOf(before, messages);
  const [option, file] = process.argv.slice(2);
  if (option === '--answers' && !file) {
    const present = Object.fromEntries(questions.map(({ name, value }) => [name, value]));
    console.log(JSON.stringify(present, null, 2));
    return;
  }
  const after = file
    ? take(answersFrom(readFileSync(file, 'utf8'), questions), questions, before)
    : await ask(questions, before);
  for (const [path, text] of Object.entries(after)) writeFileSync(path, text);
  run('npm', ['run', '--silent', 'drawings']);
  console.log('Written. "npm run preflight" says what is left.');
});
