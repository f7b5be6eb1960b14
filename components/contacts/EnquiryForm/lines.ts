import type { Messages, useTranslations } from 'next-intl';
import { estimateLine, estimateLineTexts } from '@/components/home/Estimate/enquiryLine';
import { landParameters } from '@/components/home/Estimate/landInput';
import { readQuery } from '@/site/query';
import { services } from '@/site/services';

/*
 * Some links of the site lead to the form with a query that names what the visitor has looked at, such as
 * `?service=epc`. The enquiry then begins with a line about it. A feature with such links adds its
 * parameters and its line below.
 */

/** The parameters of all such links. */
export const lineParameters: readonly string[] = ['service', ...landParameters];

/** The line about one of the services, by its id in the query. */
function serviceLine(query: URLSearchParams, texts: Readonly<Record<string, string>>): string {
  const service = query.get('service') ?? '';
  return Object.hasOwn(texts, service) ? (texts[service] ?? '') : '';
}

/** From what a feature makes the texts of its line. */
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
export function lineTexts({ locale, messages, t, isShown }: Sources) {
  return {
    estimate: isShown('Estimate') ? estimateLineTexts(locale, messages) : null,
    services: Object.fromEntries(
      services.map(({ id }) => [
        id,
        t('EnquiryForm.subject', { service: t(`Services.${id}.title`) }),
      ]),
    ),
  };
}

export type LineTexts = ReturnType<typeof lineTexts>;

/** The line for the query of a URL. It is empty if no link of the site has such a query. */
export function firstLine(search: string, texts: LineTexts): string {
  const query = readQuery(search);
  return (
    (texts.estimate && estimateLine(query, texts.estimate)) || serviceLine(query, texts.services)
  );
}
