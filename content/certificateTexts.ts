import type { Locale } from '@/i18n/locales';
import { inSeries, toolText } from '@/i18n/toolText';
import type { Certificate } from './model';
import { numbersIn } from './numerals';
import { type MessageFile, type Problem, textsOf } from './read';
import { isInGroup } from './sections';

/* Finds texts that write the names or the number of the standards, instead of `{standards}` and `{count}`. */

/** Groups whose texts speak of the certificates. */
export const certificateGroups = ['Certificates', 'CheckCertificate', 'Meta.certificates'];

/** Texts that say how many there are. In the others, a number may count something else. */
const counting = ['Certificates.title', 'Certificates.lead', 'Meta.certificates'];

/**
 * The numbers of the ISO standards that a text names: 9001 and 14001 for “ISO 9001:2015, 14001”. A number after a colon
 * is an edition, and one such as 2019 is a year.
 */
function numbersOfStandards(text: string): string[] {
  if (!/\bISO\b/.test(text)) return [];
  const numbers = text.match(/(?<![\d:.,])\d{4,5}(?![\d.,]*\d)/g) ?? [];
  return numbers.filter((number) => !/^(19|20)\d\d$/.test(number));
}

/**
 * How a text disagrees with the standards of the list.
 *
 * @param isCounting whether a number in the text says how many standards there are
 */
function adviceFor(
  text: string,
  locale: Locale,
  isCounting: boolean,
  standards: readonly string[],
) {
  // With these arguments, the page fills in what the list says.
  if (/\{(count|standards)\b/.test(text)) return [];
  const numberOf = (standard: string) => standard.match(/\d{4,5}/)?.[0] ?? standard;
  const named = numbersOfStandards(text);
  const missing = standards.filter((standard) => !named.includes(numberOf(standard)));
  const extra = named.filter((number) => !standards.some((one) => numberOf(one) === number));
  const isList = named.length > 1;
  const written = isCounting ? numbersIn(text, locale)[0] : undefined;
  return [
    ...(extra.length > 0
      ? [toolText('Certificate.tooMany', { extra: inSeries(extra.map((one) => `ISO ${one}`)) })]
      : []),
    ...(isList && missing.length > 0
      ? [toolText('Certificate.names', { missing: inSeries(missing) })]
      : []),
    ...(written !== undefined && written !== standards.length
      ? [toolText('Certificate.counts', { written, count: standards.length })]
      : []),
  ];
}

/** Texts that name a standard without a certificate, leave one out, or count another number of them. */
export function certificateTexts(
  files: readonly MessageFile[],
  list: readonly Pick<Certificate, 'standard'>[],
): Problem[] {
  const standards = [...new Set(list.map(({ standard }) => standard))];
  return files.flatMap((file) => {
    const { path, locale } = file;
    return textsOf(file)
      .filter(({ key }) => certificateGroups.some((group) => isInGroup(key, group)))
      .flatMap(({ key, line, value }) => {
        const isCounting = counting.some((group) => isInGroup(key, group));
        return adviceFor(value, locale, isCounting, standards).map((advice) => {
          return { path, line, locale, key, advice };
        });
      });
  });
}
