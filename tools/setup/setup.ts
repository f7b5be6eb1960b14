/**
 * Asks for what a company must say of itself and writes it: `npm run setup`. Enter keeps what is in brackets, a minus sign
 * empties it, and Ctrl+C leaves everything as it was. It can be run again. `--answers file.json` asks nothing: the file has
 * answers by name, and `--answers` alone lists the names with what there is now.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readMessageFiles } from '@/i18n/check/messageFile';
import { companyFile } from '@/scripts/lib/companyValues';
import { main, run } from '@/scripts/lib/run';
import { inTerminal } from '../ask';
import {
  answered,
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

function askAll(questions: readonly Question[], before: Files): Promise<Files> {
  return inTerminal(async (ask) => {
    const answers: Answers = {};
    let files = before;
    for (const question of questions.filter((one) => !isIdle(one, answers))) {
      const proposal = proposalFor(question, questions, answers);
      const answer = await ask(question.words, proposal, (given) =>
        given === question.value ? [] : question.problems(given, answered(question, given, files)),
      );
      answers[question.name] = answer;
      files = answered(question, answer, files);
    }
    return files;
  });
}

/** @throws with all that is wrong with them */
function take(given: Answers, questions: readonly Question[], before: Files): Files {
  const files = questions.reduce((done, question) => {
    const value = given[question.name] ?? proposalFor(question, questions, given);
    return value === question.value ? done : answered(question, value, done);
  }, before);
  const wrong = questions.flatMap(({ name, value, problems }) => {
    const answer = given[name] ?? value;
    const found = answer === value ? [] : problems(answer, files);
    return found.map((advice) => `${name}: ${advice}`);
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
    ? take(answersFrom(readFileSync(file, 'utf8'), questions), questions, before)
    : await askAll(questions, before);
  for (const [path, text] of Object.entries(after)) writeFileSync(path, text);
  run('npm', ['run', '--silent', 'drawings']);
  console.log('Written. "npm run preflight" says what is left.');
});
