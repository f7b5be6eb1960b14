import type { Messages, useTranslations } from 'next-intl';
import {
  type EstimateLineTexts,
  estimateLine,
  estimateLineTexts,
} from '@/components/home/Estimate/enquiryLine';
import { landParameters } from '@/components/home/Estimate/landInput';
import { readQuery } from '@/site/query';
import { services } from '@/site/services';

/*
 * Some links of the site lead to the form with a query that names what the visitor has looked at, such as
 * `?service=epc#enquiry`. The enquiry then begins with a line about it. A feature with such links adds its
 * parameters and its line below.
 */

/** The parameters of the query that begin an enquiry with a line. The URL loses them with the line. */
export const lineParameters: readonly string[] = ['about', 'service', ...landParameters];

/** What the enquiry is about if the visitor comes from one of Home's doors, or from the calculator's link for roofs. */
const topics = ['land', 'roof', 'project'] as const;

/** The line for a parameter of the query with a known value, such as `?service=epc`. Empty if there is none. */
function subjectLine(query: URLSearchParams, subjects: LineTexts['subjects']): string {
  for (const [parameter, lines] of Object.entries(subjects)) {
    const value = query.get(parameter) ?? '';
    if (Object.hasOwn(lines, value)) return lines[value] ?? '';
  }
  return '';
}

/** What a link carries into the enquiry. */
export interface Carried {
  readonly line: string;
  /** What the card above the fields says. */
  readonly summary: string;
}

/** What a feature needs to make the texts of its line. */
interface Sources {
  readonly locale: string;
  readonly messages: Messages;
  readonly t: ReturnType<typeof useTranslations<never>>;
  /** Whether the site shows a text or a group of texts; a section that is off gives no line. */
  readonly isShown: (key: string) => boolean;
}

/**
 * The texts that the lines need in a language. The server makes them, and the browser gets them as JSON with the form.
 */
export function lineTexts({ locale, messages, t, isShown }: Sources): LineTexts {
  const line = (subject: string) => t('EnquiryForm.subject', { subject });
  return {
    estimate: isShown('Estimate')
      ? { ...estimateLineTexts(locale, messages), summary: messages.EnquiryForm.added }
      : null,
    subjects: {
      about: Object.fromEntries(
        topics.map((topic) => [topic, line(t(`EnquiryForm.about.${topic}`))]),
      ),
      service: Object.fromEntries(services.map(({ id }) => [id, line(t(`Services.${id}.title`))])),
    },
  };
}

export interface LineTexts {
  readonly estimate: (EstimateLineTexts & { readonly summary: string }) | null;
  /** The lines of the parameters that have one for each of their values. */
  readonly subjects: Readonly<Record<'about' | 'service', Readonly<Record<string, string>>>>;
}

/** What the query of a URL carries. Null if no link of the site has such a query. */
export function carriedBy(search: string, { estimate, subjects }: LineTexts): Carried | null {
  const query = readQuery(search);
  const land = estimate && estimateLine(query, estimate);
  if (land)
    return { line: land, summary: estimateLine(query, { ...estimate, line: estimate.summary }) };
  const line = subjectLine(query, subjects);
  return line ? { line, summary: line } : null;
}
