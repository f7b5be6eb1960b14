import { existsSync, readFileSync } from 'node:fs';
import { isInGroup } from '@/content/catalogue';
import { confirmationProblems, hasEnd, withConfirmation } from '@/content/confirmed';
import { content } from '@/content/current';
import { daysAfter } from '@/content/day';
import { factProblems, sumOf, textsOfAll, withCheck } from '@/content/facts';
import { companyFile, confirmedFile, factsFile } from '@/content/files';
import { readMessageFiles, textsOf } from '@/content/read';
import { valuesOf } from '@/content/values';
import { toolText } from '@/i18n/toolText';

/** What somebody has checked or confirmed. */
interface Check {
  /** A fact by its id; a group of texts, a text, a value of content/company.json, or a file. */
  readonly what: string;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  /**
   * The last day on which that holds. If it is empty, a fact must be checked again after as long a time as before; what
   * a lawyer or an engineer confirms holds for a year, and the rest for good.
   */
  readonly until: string;
}

const year = 365;

/** Whether there is something of this name to confirm. */
function exists(what: string): boolean {
  const texts = readMessageFiles().flatMap(textsOf);
  const values = valuesOf(companyFile, readFileSync(companyFile, 'utf8'));
  return [...texts, ...values].some(({ key }) => isInGroup(key, what)) || existsSync(what);
}

/**
 * The file that says what has been checked, with one more check.
 *
 * @throws with advice if there is nothing of this name, or if the name of the person is missing
 */
export function checked({ what, by, on, until }: Check): {
  path: string;
  text: string;
  words: string;
} {
  if (!by.trim()) {
    const option = `--by "${toolText('Preflight.lawyerName')}"`;
    throw new Error(toolText('Preflight.sayWho', { option }));
  }
  if (content.facts.some(({ id }) => id === what)) {
    const messages = readMessageFiles();
    const check = { by, on, ...(until && { again: until }) };
    const text = withCheck(readFileSync(factsFile, 'utf8'), what, check, messages);
    const [problem] = factProblems(text, messages).filter(({ key }) => key === what);
    if (problem) throw new Error(problem.advice);
    return {
      path: factsFile,
      text,
      words: toolText('Preflight.factChecked', { file: factsFile, what, by }),
    };
  }
  if (!what.trim() || !exists(what)) throw new Error(toolText('Preflight.noSuchThing', { what }));
  const end = until || (hasEnd(what) ? daysAfter(on, year) : '');
  const sum = sumOf({ texts: [what] }, textsOfAll(readMessageFiles()));
  const confirmation = { what, by, on, ...(end && { until: end }), ...(sum && { sum }) };
  const text = withConfirmation(readFileSync(confirmedFile, 'utf8'), confirmation);
  const [problem] = confirmationProblems(text);
  if (problem) throw new Error(problem.advice);
  const words = toolText(end ? 'Preflight.confirmsUntil' : 'Preflight.confirms', {
    file: confirmedFile,
    by,
    what,
    end,
  });
  return { path: confirmedFile, text, words };
}
