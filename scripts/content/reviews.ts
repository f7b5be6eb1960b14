import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { changeableLists, isInGroup, isShown, keysWhere } from '@/content/catalogue';
import { certificatesFile, companyFile, reviewsFile } from '@/content/contentFiles';
import { dayLength, daysAfter, isDay } from '@/content/day';
import { lineAt, readText } from '@/content/json';
import type { Certificate, Content, Review } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { type Phrase, phrase, Refusal, toolLanguages } from '@/i18n/toolText';
import { withValue } from './editJson';
import type { Finding } from './finding';
import { type MessageFile, textsOf } from './messageFiles';
import { jsonFindings } from './rules/syntax';
import { placeOfValue, valuesOf } from './values';

/*
 * What somebody must review, and review again: content/reviews.json. A review with sources is a claim of law, of standards,
 * of other companies or of the trade. One without is what a person has read and confirmed: texts, a value, a file. Each
 * says who reviewed it on which day. It is due on its next day, or as soon as one of its texts changes, or a value of
 * content/company.json that it is about or that fills one of its texts.
 *
 * The day is always a parameter; preflight, the editor and the build take theirs from site/buildTime.ts, where
 * SOURCE_DATE_EPOCH sets it.
 */

/** Groups of texts that preflight asks a lawyer, an engineer or the owner to read and confirm. */
export function textsFor(reader: 'lawyer' | 'engineer' | 'owner'): string[] {
  return keysWhere(({ readBy }) => readBy === reader);
}

/** Whether somebody has confirmed a text, a value or a file, or the group that contains it. */
export function isConfirmed(name: string, reviews: readonly Review[]): boolean {
  return reviews.some(
    ({ sources, texts, files }) =>
      sources.length === 0 &&
      (texts.some((group) => isInGroup(name, group)) || files.some(({ file }) => file === name)),
  );
}

/** A text of a language, or a value of content/company.json, which has none. */
interface Text {
  readonly locale?: Locale;
  readonly key: string;
  readonly value: string;
}

/** All texts and values, read once for all reviews. */
function textsOfAll(messages: readonly MessageFile[], company: string): Text[] {
  const texts = messages.flatMap((file) =>
    textsOf(file).map(({ key, value }) => ({ locale: file.locale, key, value })),
  );
  return [...texts, ...valuesOf(companyFile, company).map(({ key, value }) => ({ key, value }))];
}

/** The placeholder that a value of content/company.json fills in texts: the value’s own name, except the company’s. */
function placeholderOf(key: string): string {
  return key === 'name' ? 'company' : (key.split('.').at(-1) ?? '');
}

/**
 * A short sum of the texts that were reviewed, in every language, and of the values of the company that fill them. It
 * changes with each of them.
 */
function sumOf({ texts: reviewed }: Pick<Review, 'texts'>, all: readonly Text[]): string {
  const isReviewed = ({ key }: Text) => reviewed.some((group) => isInGroup(key, group));
  const words = all.filter(isReviewed).map(({ value }) => value);
  const fills = ({ locale, key }: Text) =>
    !locale && words.some((value) => new RegExp(`\\{${placeholderOf(key)}\\b`).test(value));
  const lines = all
    .filter((text) => isReviewed(text) || fills(text))
    .map(({ locale = '', key, value }) => `${locale} ${key} ${value}`);
  if (lines.length === 0) return '';
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

/** Why something must be reviewed again on a day, or undefined if it need not be. */
function reasonToReview(
  content: Content,
  review: Review,
  day: string,
  texts: readonly Text[],
): Phrase | undefined {
  // What no page shows need not be right.
  if (review.files.length === 0 && !review.texts.some((key) => isShown(content, key)))
    return undefined;
  if (review.again && review.again <= day)
    return phrase('Reviews.again', { day: { day: review.again } });
  if (review.sum !== sumOf(review, texts))
    return phrase('Reviews.changed', { day: { day: review.reviewedOn } });
  return undefined;
}

function lineOfReview(source: string, id: string): number {
  return lineAt(source, Math.max(0, source.indexOf(`"id": "${id}"`)));
}

/**
 * Reviews of a content that are due on a day.
 *
 * @param textOf the text of a file of values by its path
 */
export function reviewsDue(
  day: string,
  content: Content,
  messages: readonly MessageFile[],
  textOf: (path: string) => string = readText,
): Finding[] {
  const source = textOf(reviewsFile);
  const all = textsOfAll(messages, textOf(companyFile));
  return content.reviews.flatMap((review) => {
    const reason = reasonToReview(content, review, day, all);
    if (!reason) return [];
    const { id, by, reviewedOn } = review;
    // Without a claim, it is a person's own word.
    const claim = review.claim
      ? { written: review.claim }
      : phrase('Reviews.confirmed', { by, day: { day: reviewedOn } });
    return {
      ...{ path: reviewsFile, line: lineOfReview(source, id), key: id },
      ...phrase('Due.review', { claim, reason }),
    };
  });
}

/** How many days before its last day a certificate is named. A new audit takes about as long. */
const notice = 90;

/** Certificates that end soon, are over, or of which nobody knows when they end. */
export function certificatesDue(
  day: string,
  list: readonly Pick<Certificate, 'validUntil'>[],
  source = readText(certificatesFile),
): Finding[] {
  return list.flatMap(({ validUntil }, index) => {
    if (validUntil > daysAfter(day, notice)) return [];
    const at = [index, 'validUntil'];
    const { line } = placeOfValue(certificatesFile, source, at);
    const values = { day: { day: validUntil } };
    const isOver = validUntil < day;
    return {
      ...{ path: certificatesFile, line, key: at.join('.') },
      ...(validUntil === ''
        ? phrase('Due.noLastDay')
        : phrase(isOver ? 'Due.certificateWas' : 'Due.certificateEnds', values)),
    };
  });
}

const isDayMonthOrYear = (text: string) =>
  isDay(text) || isDay(`${text}-01`) || /^(19|20)\d\d$/.test(text);

/**
 * Whether a text is in a list from which an editor may remove it. Then its review is due, because the sum has changed.
 */
function mayBeRemoved(key: string): boolean {
  return changeableLists.some((list) => key.startsWith(`${list}.`));
}

/** Whether there must be a next review: law and practice change, and so do the sources of a claim. */
function mustBeRepeated({ id, sources }: Pick<Review, 'id' | 'sources'>): boolean {
  return sources.length > 0 || [...textsFor('lawyer'), ...textsFor('engineer')].includes(id);
}

/** What is wrong with one review, one phrase each. */
function adviceFor(review: Review, all: readonly Review[], keys: readonly string[]): Phrase[] {
  const { id, claim, texts, files, sources, reviewedOn, by, again } = review;
  const advice: Phrase[] = [];
  if (all.filter((one) => one.id === id).length > 1) advice.push(phrase('Reviews.twice', { id }));
  for (const language of toolLanguages)
    if (claim ? !claim[language]?.trim() : sources.length > 0)
      advice.push(
        phrase('Reviews.claim', {
          language: { language },
          name: `"claim", "${language}"`,
        }),
      );
  if (texts.length + files.length === 0)
    advice.push(phrase('Reviews.places', { texts: '"texts"', files: '"files"' }));
  for (const group of texts)
    if (!keys.some((key) => isInGroup(key, group)) && !mayBeRemoved(group))
      advice.push(phrase('Reviews.noText', { group }));
  for (const { file, says = '' } of files)
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(says))
      advice.push(phrase('Reviews.doesNotSay', { file, says }));
  if (claim && sources.length === 0) advice.push(phrase('Reviews.source', { name: '"sources"' }));
  for (const { name, on } of sources)
    if (!name?.trim() || !isDayMonthOrYear(on ?? ''))
      advice.push(phrase('Reviews.sourceDate', { source: name ?? '', name: '"on"' }));
  const hasDay = isDay(reviewedOn ?? '');
  const hasNextDay = again !== undefined && isDay(again) && again > reviewedOn;
  const needsNextDay = Boolean(again) || mustBeRepeated(review);
  if (!hasDay || (needsNextDay && !hasNextDay))
    advice.push(phrase('Reviews.days', { first: '"reviewedOn"', second: '"again"' }));
  if (!by?.trim()) advice.push(phrase('Reviews.by', { name: '"by"' }));
  return advice;
}

/** The keys of all texts, and of all values of the company. */
function allKeys(messages: readonly MessageFile[]): string[] {
  // The English file has every key; structure.ts compares the others with it.
  const texts = messages.slice(0, 1).flatMap(textsOf);
  const values = valuesOf(companyFile, readText(companyFile));
  return [...texts, ...values].map(({ key }) => key);
}

/** What is wrong with content/reviews.json, with what to do. */
export function reviewFindings(text: string, messages: readonly MessageFile[]): Finding[] {
  const found = (advice: Phrase, key = '', line = 1) => ({
    ...{ path: reviewsFile, line, key },
    ...advice,
  });
  const keys = allKeys(messages);
  return jsonFindings({ path: reviewsFile, text }, (list) => {
    const reviews = (list as readonly (Partial<Review> | null)[]).map(
      (review) => ({ texts: [], files: [], sources: [], ...review }) as unknown as Review,
    );
    return reviews.flatMap((review, index) => {
      if (!review.id) return [found(phrase('Reviews.name', { name: '"id"' }), `${index}`)];
      const line = lineOfReview(text, review.id);
      return adviceFor(review, reviews, keys).map((advice) => found(advice, review.id, line));
    });
  });
}

interface NewReview {
  /** A review of the list, or a group of texts, a text, a value of content/company.json or a file. */
  readonly id: string;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  /**
   * The day by which it must be reviewed again. Without it, that comes after as long a time as before, or after a year
   * for what a lawyer or an engineer confirms. The rest is confirmed for good.
   */
  readonly again?: string;
}

const year = 365;

/**
 * content/reviews.json after somebody has reviewed something.
 *
 * @throws Refusal if there is nothing of this name, or if a name or day is missing
 */
export function withReview(
  source: string,
  { id, by, on, again }: NewReview,
  messages: readonly MessageFile[],
): string {
  const reviews: readonly Review[] = JSON.parse(source);
  const found = reviews.findIndex((review) => review.id === id);
  const index = found < 0 ? reviews.length : found;
  const isText = allKeys(messages).some((key) => isInGroup(key, id));
  if (found < 0 && !isText && !(id.trim() && existsSync(id)))
    throw new Refusal(phrase('Reviews.missing', { id }));
  const added = { id, texts: isText ? [id] : [], files: isText ? [] : [{ file: id }], sources: [] };
  const old: Omit<Review, 'reviewedOn' | 'by' | 'sum'> & Partial<Review> = reviews[found] ?? added;
  const days =
    old.again && old.reviewedOn
      ? (Date.parse(old.again) - Date.parse(old.reviewedOn)) / dayLength
      : mustBeRepeated(old) && year;
  const next = again || (days && daysAfter(on, days));
  const sum = sumOf(old, textsOfAll(messages, readText(companyFile)));
  const values = { reviewedOn: on, by, ...(next && { again: next }), sum };
  const written = (changed: string, [name, value]: readonly [string, unknown]) =>
    withValue(changed, [index, name], value);
  const text =
    found < 0
      ? // The list is set by itself, because it is then written as Biome formats it.
        written(withValue(source, [index], { ...old, ...values }), ['texts', old.texts])
      : Object.entries(values).reduce(written, source);
  const [finding] = reviewFindings(text, messages).filter(({ key }) => key === id);
  if (finding) throw new Refusal(finding);
  return text;
}
