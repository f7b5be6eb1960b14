/**
 * Lists what is left to do before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0
 * if nothing is left.
 *
 * - `--release` is for a release. It lists only what visitors must not see, and fails if there is any, unless
 *   STAGING is set. It also names what is due, but does not fail because of it.
 * - `--due` lists what the calendar has made untrue, as a list in Markdown. The scheduled workflow opens an issue with
 *   it.
 * - `--reviewed <id> --by <person>` writes down that somebody has reviewed an entry of content/reviews.json, or confirms a
 *   group of texts, a text, a value or a file. `--again <day>` says when it must be reviewed again.
 *
 * The day is today, unless `--on <day>` or SOURCE_DATE_EPOCH gives another one.
 */

import { reviewsFile } from '@/content/contentFiles';
import { content } from '@/content/current';
import { dayOf, isDay } from '@/content/day';
import { readText } from '@/content/json';
import { readSettings } from '@/content/settings';
import { type Code, phrase, Refusal } from '@/i18n/toolText';
import {
  findingsOf,
  type RuleName,
  requireReadable,
  rulesAt,
} from '@/scripts/content/contentRules';
import type { Finding } from '@/scripts/content/finding';
import { readMessageFiles } from '@/scripts/content/messageFiles';
import { textsFor, withReview } from '@/scripts/content/reviews';
import { untranslatedMark } from '@/scripts/content/rules/untranslatedMark';
import { documentProblems, pictureProblems } from '@/scripts/export/buildInput';
import { writeWhole } from '@/scripts/files/files';
import { spoken } from '@/scripts/process/commandLanguage';
import { loadEnvironment } from '@/scripts/process/environment';
import { readOptions } from '@/scripts/process/options';
import { main } from '@/scripts/process/run';
import { buildTime } from '@/site/buildTime';
import { leastSize, picturesOf } from '@/site/pictures';
import { picturePlaces, placeOf, placeWithText, settingPlaces } from './placesToChange';

/** What to do, and the places where it must be done. */
interface Task {
  readonly what: string;
  readonly places: readonly string[];
}

/** The command with which somebody writes down a review. */
function reviewCommand(what: string, by: 'lawyerName' | 'engineerName' | 'yourName'): string {
  return `npm run preflight -- --reviewed ${what} --by "${spoken(phrase(`Preflight.${by}`))}"`;
}

interface Heading {
  readonly heading: Code;
  /** For the command in the heading, with which somebody confirms a text: an example if one is enough, and who it is. */
  readonly confirm?: readonly [
    example: string | undefined,
    by: 'lawyerName' | 'engineerName' | 'yourName',
  ];
  /** What is printed of each finding; by default its place and its advice. */
  readonly line?: (finding: Finding) => string;
}

/** What stands above the findings of each rule. */
const headings: Readonly<Record<RuleName, Heading>> = {
  messages: { heading: 'Preflight.refused' },
  values: { heading: 'Preflight.refused' },
  reviews: { heading: 'Preflight.refused' },
  unwritten: {
    heading: 'Preflight.translate',
    line: placeOf,
  },
  lawyer: {
    heading: 'Preflight.lawyer',
    confirm: ['Privacy', 'lawyerName'],
    line: placeOf,
  },
  engineer: {
    heading: 'Preflight.engineer',
    confirm: ['Estimate', 'engineerName'],
    line: placeOf,
  },
  reach: {
    heading: 'Preflight.reach',
    confirm: [textsFor('owner')[0], 'yourName'],
    line: placeOf,
  },
  sampleTexts: {
    heading: 'Preflight.replaceSamples',
    confirm: [undefined, 'yourName'],
    line: placeWithText,
  },
  sampleFiles: { heading: 'Preflight.replaceFiles', line: placeOf },
  again: {
    heading: 'Preflight.reviewAgain',
    confirm: [undefined, 'lawyerName'],
  },
  noLastDay: { heading: 'Preflight.certificates' },
  lastDay: { heading: 'Preflight.certificates' },
  audit: { heading: 'Preflight.audit' },
  map: {
    heading: 'Preflight.map',
    line: placeOf,
  },
  recaptcha: {
    heading: 'Preflight.recaptcha',
    confirm: ['EnquiryForm.recaptcha', 'lawyerName'],
    line: placeOf,
  },
  consent: { heading: 'Preflight.consent' },
};

/** What to do about what a rule finds. */
function headingOf(name: RuleName): string {
  const { heading, confirm } = headings[name];
  const [example = `<${spoken(phrase('Preflight.name'))}>`, by] = confirm ?? [];
  const command = by ? reviewCommand(example, by) : '';
  return spoken({ code: heading, values: { command, mark: untranslatedMark.trim() } });
}

const placeWithAdvice = (finding: Finding) => `${placeOf(finding)}: ${spoken(finding)}`;

/** What to do about what some of the rules find. */
function tasksOf(names: readonly RuleName[]): Task[] {
  return [...new Set(names.map(headingOf))].map((what) => ({
    what,
    places: names
      .filter((name) => headingOf(name) === what)
      .flatMap((name) => findingsOf([name]).map(headings[name].line ?? placeWithAdvice)),
  }));
}

/** What visitors must not see. */
async function whatIsWrong(): Promise<Task[]> {
  return [
    ...tasksOf(rulesAt('build')),
    ...tasksOf(rulesAt('release')),
    {
      what: spoken(phrase('Preflight.documents')),
      places: (await documentProblems()).map(spoken),
    },
    { what: spoken(phrase('Preflight.pictures')), places: (await pictureProblems()).map(spoken) },
    {
      what: spoken(phrase('Preflight.settings')),
      places: settingPlaces(process.env, content.company.website),
    },
  ];
}

/** What somebody must confirm or provide. */
async function whatIsUnfinished(): Promise<Task[]> {
  const needed = Object.values(picturesOf(content.pictures)).map(({ file, crops }) => ({
    file,
    least: leastSize(crops),
  }));
  return [
    ...tasksOf(rulesAt('preflight')),
    { what: spoken(phrase('Preflight.pictures')), places: await picturePlaces(needed) },
  ];
}

function writeReview(id: string, by: string, again: string): void {
  if (!by.trim()) {
    const option = `--by "${spoken(phrase('Preflight.lawyerName'))}"`;
    throw new Refusal(phrase('Preflight.sayWho', { option }));
  }
  const done = { id, by, on: dayOf(buildTime()), again };
  writeWhole(reviewsFile, withReview(readText(reviewsFile), done, readMessageFiles()));
  console.log(spoken(phrase('Preflight.written', { file: reviewsFile, id, by })));
}

/** @throws Refusal if the value of an option is no day */
function requireDays(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && !isDay(value))
      throw new Refusal(phrase('Preflight.noDay', { name: `--${name}`, value }));
}

await main(async () => {
  loadEnvironment();
  const { values } = readOptions({
    options: {
      release: { type: 'boolean' },
      due: { type: 'boolean' },
      reviewed: { type: 'string' },
      by: { type: 'string' },
      again: { type: 'string' },
      on: { type: 'string' },
    },
  });
  const { again, on } = values;
  requireDays({ again, on });
  if (on !== undefined) process.env.SOURCE_DATE_EPOCH = String(Date.parse(on) / 1000);
  if (values.reviewed !== undefined || values.due) requireReadable();
  if (values.reviewed !== undefined)
    return writeReview(values.reviewed, values.by ?? '', again ?? '');
  if (values.due) {
    for (const finding of findingsOf(rulesAt('due'))) console.log(`- ${placeWithAdvice(finding)}`);
    return;
  }
  requireReadable();
  const wrong = await whatIsWrong();
  const tasks = [
    ...wrong,
    ...(values.release ? [] : await whatIsUnfinished()),
    // Certificates whose last day is over are among what is wrong.
    ...tasksOf(rulesAt('due').filter((name) => !rulesAt('release').includes(name))),
  ];
  for (const { what, places } of tasks)
    if (places.length > 0) console.error(`${[what, ...places].join('\n  ')}\n`);
  const left = (values.release ? wrong : tasks).flatMap(({ places }) => places).length;
  if (left === 0) return;
  if (values.release && readSettings().isTrial) {
    console.error(spoken(phrase('Preflight.isTrial', { count: left })));
    return;
  }
  if (values.release) console.error(spoken(phrase('Preflight.trial')));
  throw new Refusal(phrase('Preflight.left', { count: left }));
});
