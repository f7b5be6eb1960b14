import { createInterface } from 'node:readline/promises';

/** Asks until the answer is right. Enter gives what is in brackets, a minus sign nothing. */
type Ask = (
  words: string,
  proposal: string,
  problemsOf: (answer: string) => readonly string[],
) => Promise<string>;

/** Asks questions in the terminal. */
export async function inTerminal<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await work(async (words, proposal, problemsOf) => {
      for (;;) {
        const kept = proposal && ` [${proposal}]`;
        const typed = (await terminal.question(`${words}${kept}: `)).trim();
        const answer = typed === '-' ? '' : typed || proposal;
        const problems = problemsOf(answer);
        if (problems.length === 0) return answer;
        console.log(`  ${problems.join('\n  ')}`);
      }
    });
  } finally {
    terminal.close();
  }
}
