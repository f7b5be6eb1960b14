/**
 * Asks for what a company must say of itself and writes it: `npm run setup`. Enter keeps what is in brackets, a minus sign
 * empties it, and Ctrl+C leaves everything as it was. It can be run again. `--answers file.json` asks nothing: the file has
 * answers by name, and `--answers` alone lists the names with what there is now.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { readMessageFiles } from '@/content/check/messageFile';
import { companyFile } from '@/content/companyValues';
import { main } from '@/scripts/lib/run';
import {
  answered,
  environmentFile,
  type Files,
  isIdle,
  type Question,
  questionsOf,
  settingsFile,
} from './questions';

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

/** Asks each question until the answer is right. */
async function askAll(questions: readonly Question[], before: Files): Promise<Files> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  let files = before;
  for (const question of questions) {
    const { name, words, value, problems } = question;
    while (!(name in answers || isIdle(question, answers))) {
      const typed = (await terminal.question(`${words}${value && ` [${value}]`}: `)).trim();
      const answer = typed === '-' ? '' : typed || value;
      const after = answered(question, answer, files);
      const wrong = answer === value ? [] : problems(answer, after);
      for (const advice of wrong) console.log(`  ${advice}`);
      if (wrong.length > 0) continue;
      answers[name] = answer;
      files = after;
    }
  }
  terminal.close();
  return files;
}

/** @throws with all that is wrong with the answers */
function take(answers: object, questions: readonly Question[], before: Files): Files {
  const given = Object.entries(answers).map(([name, answer]) => ({
    name,
    answer: String(answer),
    question: questions.find((one) => one.name === name),
  }));
  const files = given.reduce(
    (done, { question, answer }) => (question ? answered(question, answer, done) : done),
    before,
  );
  const wrong = given.flatMap(({ name, question, answer }) => {
    if (!question) return [`There is no question "${name}".`];
    const problems = answer === question.value ? [] : question.problems(answer, files);
    return problems.map((advice) => `${name}: ${advice}`);
  });
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
    ? take(JSON.parse(readFileSync(file, 'utf8')), questions, before)
    : await askAll(questions, before);
  for (const [path, text] of Object.entries(after)) writeFileSync(path, text);
  console.log('Written. "npm run preflight" says what is left.');
});
