/**
 * Lists what is left to do before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0
 * if nothing is left.
 *
 * - `--release` is for a release. It lists only what visitors must not see, and fails if there is any, unless
 *   STAGING is set. It also names what is due, but does not fail because of it.
 * - `--due` lists what the calendar has made untrue, as a list in Markdown. The scheduled workflow opens an issue with
 *   it.
 * - `--checked <id> --by <person>` writes down that somebody has checked an entry of content/checks.json, or confirms a
 *   group of texts, a text, a value or a file. `--again <day>` says when it must be checked again.
 *
 * The day is today, unless `--on <day>` or SOURCE_DATE_EPOCH gives another one.
 */

import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { untranslatedMark } from '@/content/check/mark';
import { type Due, dueOn, textsFor, withCheck } from '@/content/checks';
import { content } from '@/content/current';
import { dayOf, isDay } from '@/content/day';
import { checksFile } from '@/content/files';
import { allProblems, requireReadable, untranslated } from '@/content/problems';
import { readMessageFiles } from '@/content/read';
import { readSettings } from '@/content/settings';
import { readText } from '@/content/text';
import { say, toolText } from '@/i18n/toolText';
import { certificateFiles } from '@/scripts/assets/certificates';
import { isOnMap } from '@/scripts/assets/map/office';
import { idProblems } from '@/scripts/lib/buildInput';
import { loadEnvironment } from '@/scripts/lib/environment';
import { writeWhole } from '@/scripts/lib/files';
import { readOptions } from '@/scripts/lib/options';
import { main } from '@/scripts/lib/run';
import { buildTime } from '@/site/buildTime';
import { leastSize, picturesOf } from '@/site/pictures';
import {
  documentPlaces,
  lastDayPlaces,
  picturePlaces,
  placeOf,
  placesWithoutConsent,
  samplePlaces,
  settingPlaces,
  unconfirmedOf,
  unconfirmedTexts,
} from './placesToChange';

let count = 0;

/** Prints what to do, and the places where it must be done. Prints nothing if there are none. */
function toDo(what: string, places: readonly string[]): void {
  if (places.length > 0) console.error(`${[what, ...places].join('\n  ')}\n`);
  count += places.length;
}

/** The command with which somebody writes down a check. */
function checkCommand(what: string, by: 'lawyerName' | 'engineerName' | 'yourName'): string {
  return `npm run preflight -- --checked ${what} --by "${toolText(`Preflight.${by}`)}"`;
}

/** What visitors must not see. */
async function listWhatIsWrong(): Promise<void> {
  const confirmCommand = checkCommand(`<${toolText('Preflight.name')}>`, 'yourName');
  const samples = samplePlaces();

  toDo(
    toolText('Preflight.refused'),
    allProblems().map((finding) => `${placeOf(finding)}: ${say(finding)}`),
  );
  toDo(toolText('Preflight.replaceSamples', { command: confirmCommand }), samples.values);
  toDo(toolText('Preflight.replaceFiles'), samples.files);
  toDo(
    toolText('Preflight.translate', { mark: untranslatedMark.trim() }),
    untranslated().map(placeOf),
  );
  toDo(
    toolText('Preflight.map'),
    isOnMap(content.company.coordinates) ? [] : [toolText('Preflight.coordinates')],
  );
  toDo(
    toolText('Preflight.recaptcha', {
      command: checkCommand('EnquiryForm.recaptcha', 'lawyerName'),
    }),
    readSettings().recaptchaKey ? [] : unconfirmedOf(['EnquiryForm.recaptcha']),
  );
  toDo(toolText('Preflight.documents'), await documentPlaces(certificateFiles()));
  toDo(toolText('Preflight.certificates'), lastDayPlaces(content.certificates, buildTime()));
  toDo(toolText('Preflight.settings'), [
    ...settingPlaces(
      missingDeliveryVariables(readDeliverySettings(process.env)),
      process.env.NEXT_PUBLIC_SITE_URL || content.company.website,
    ),
    ...idProblems(process.env),
  ]);
}

/** What somebody must confirm or provide. */
async function listWhatIsUnfinished(): Promise<void> {
  toDo(
    toolText('Preflight.lawyer', { command: checkCommand('Privacy', 'lawyerName') }),
    unconfirmedTexts(textsFor('lawyer')),
  );
  toDo(
    toolText('Preflight.engineer', { command: checkCommand('Estimate', 'engineerName') }),
    unconfirmedTexts(textsFor('engineer')),
  );
  toDo(
    toolText('Preflight.reach', { command: checkCommand(textsFor('owner')[0] ?? '', 'yourName') }),
    unconfirmedOf(textsFor('owner')),
  );
  toDo(toolText('Preflight.consent'), placesWithoutConsent(content.references, buildTime()));
  toDo(
    toolText('Preflight.pictures'),
    await picturePlaces(
      Object.values(picturesOf(content.pictures)).map(({ file, crops }) => ({
        file,
        least: leastSize(crops),
      })),
    ),
  );
}

/** What the calendar has made untrue. */
function readDue(): Due[] {
  return dueOn(buildTime(), {
    certificates: content.certificates,
    checks: content.checks,
    messages: readMessageFiles(),
  });
}

/** What must be renewed, confirmed or checked again. Certificates whose last day is over are listed above. */
function listWhatIsDue(): void {
  const due = readDue();
  const placesOf = (kind: Due['kind']) =>
    due.filter((one) => one.kind === kind).map(({ place }) => place);
  const expired = lastDayPlaces(content.certificates, buildTime());
  const command = checkCommand(`<${toolText('Preflight.name')}>`, 'lawyerName');
  toDo(
    toolText('Preflight.audit'),
    placesOf('certificate').filter((place) => !expired.includes(place)),
  );
  toDo(toolText('Preflight.checkAgain', { command }), placesOf('check'));
}

/** Writes down a check. */
function writeCheck(id: string, by: string, again: string): void {
  if (!by.trim()) {
    const option = `--by "${toolText('Preflight.lawyerName')}"`;
    throw new Error(toolText('Preflight.sayWho', { option }));
  }
  const done = { id, by, on: dayOf(buildTime()), again };
  writeWhole(checksFile, withCheck(readText(checksFile), done, readMessageFiles()));
  console.log(toolText('Preflight.written', { file: checksFile, id, by }));
}

/** @throws if it is no day */
function setClock(day: string): void {
  if (!isDay(day)) throw new Error(toolText('Preflight.noDay', { name: '--on', value: day }));
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(day) / 1000);
}

await main(async () => {
  loadEnvironment();
  const { values } = readOptions({
    options: {
      release: { type: 'boolean' },
      due: { type: 'boolean' },
      checked: { type: 'string' },
      by: { type: 'string' },
      again: { type: 'string' },
      on: { type: 'string' },
    },
  });
  if (values.on !== undefined) setClock(values.on);
  if (values.checked !== undefined || values.due) requireReadable();
  if (values.checked !== undefined)
    return writeCheck(values.checked, values.by ?? '', values.again ?? '');
  if (values.due) {
    for (const { place } of readDue()) console.log(`- ${place}`);
    return;
  }
  requireReadable();
  await listWhatIsWrong();
  const wrong = count;
  if (!values.release) await listWhatIsUnfinished();
  listWhatIsDue();
  const left = values.release ? wrong : count;
  if (left === 0) return;
  if (values.release && readSettings().isTrial) {
    console.error(toolText('Preflight.isTrial', { count: left }));
    return;
  }
  if (values.release) console.error(toolText('Preflight.trial'));
  throw new Error(toolText('Preflight.left', { count: left }));
});
