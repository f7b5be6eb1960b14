import { dayInWords, toolText } from '@/i18n/toolText';
import { certificateName } from './certificates';
import { confirmedOn } from './confirmed';
import { dayOf, daysAfter } from './day';
import { claimOf, reasonToCheck, sumOf, textsOfAll } from './facts';
import { certificatesFile, confirmedFile, factsFile } from './files';
import type { Certificate, Confirmation, Fact } from './model';
import type { MessageFile } from './read';

/*
 * What the calendar makes untrue: certificates that run out, confirmations that end, facts that must be checked again.
 * The day is always a parameter; preflight, the editor and the build take theirs from site/buildTime.ts, where
 * SOURCE_DATE_EPOCH sets it.
 */

/** How many days before its last day a certificate is named. A new audit takes about as long. */
const notice = 90;

/** One thing that somebody must do because a day has come. */
export interface Due {
  readonly kind: 'certificate' | 'confirmation' | 'fact';
  /** Where it is and what has happened, for people. */
  readonly place: string;
  /** Keys of the texts, groups of texts or values at which the editor shows the note. */
  readonly keys: readonly string[];
  /** The same in a few words, for the editor. */
  readonly note: string;
}

/** What must be true on a day. */
export interface Registers {
  readonly certificates: readonly Certificate[];
  readonly confirmations: readonly Confirmation[];
  readonly facts: readonly Fact[];
  readonly messages: readonly MessageFile[];
}

function certificatesDue(list: readonly Certificate[], day: string): Due[] {
  return list.flatMap((certificate, index) => {
    const { validUntil } = certificate;
    if (validUntil === '' || validUntil > daysAfter(day, notice)) return [];
    const isOver = validUntil < day;
    return {
      kind: 'certificate' as const,
      place: toolText(isOver ? 'Due.certificateWas' : 'Due.certificateEnds', {
        place: certificatesFile,
        name: certificateName(certificate),
        day: dayInWords(validUntil),
      }),
      keys: [`${index}.validUntil`],
      note: toolText(isOver ? 'Due.noteWas' : 'Due.noteEnds', {
        day: dayInWords(validUntil),
      }),
    };
  });
}

function confirmationsDue({ confirmations, messages }: Registers, day: string): Due[] {
  const holding = confirmedOn(day, confirmations);
  const all = textsOfAll(messages);
  const ended = confirmations
    .filter(({ what }) => !holding.includes(what))
    .map(({ what, by, until: end = '' }) => ({
      kind: 'confirmation' as const,
      place: toolText('Due.confirmationEnded', {
        place: confirmedFile,
        by,
        what,
        day: dayInWords(end),
      }),
      keys: [what],
      note: toolText('Due.noteEnded', { by, day: dayInWords(end) }),
    }));
  const changed = confirmations
    .filter(
      ({ what, sum }) => holding.includes(what) && sum && sum !== sumOf({ texts: [what] }, all),
    )
    .map(({ what, by, on }) => ({
      kind: 'confirmation' as const,
      place: toolText('Due.confirmationChanged', {
        place: confirmedFile,
        by,
        what,
        day: dayInWords(on),
      }),
      keys: [what],
      note: toolText('Due.noteChanged', { by, day: dayInWords(on) }),
    }));
  return [...ended, ...changed];
}

function factsDue({ facts, messages }: Registers, day: string): Due[] {
  const all = textsOfAll(messages);
  return facts.flatMap((fact) => {
    const reason = reasonToCheck(fact, day, all);
    if (!reason) return [];
    const { id, texts, dependsOn } = fact;
    const claim = claimOf(fact);
    const others = facts.filter((one) => one.dependsOn.includes(id)).map((one) => one.id);
    const rest = [
      ...(others.length > 0 ? [toolText('Due.dependents', { facts: others.join(', ') })] : []),
      ...(dependsOn.length > 0 ? [toolText('Due.dependsOn', { facts: dependsOn.join(', ') })] : []),
    ];
    return {
      kind: 'fact' as const,
      place: [toolText('Due.fact', { place: factsFile, id, reason, claim }), ...rest].join(' | '),
      keys: texts,
      note: toolText('Due.noteFact', { claim }),
    };
  });
}

/** Everything that is due on a day. */
export function dueOn(time: Date, registers: Registers): Due[] {
  const day = dayOf(time);
  return [
    ...certificatesDue(registers.certificates, day),
    ...confirmationsDue(registers, day),
    ...factsDue(registers, day),
  ];
}
