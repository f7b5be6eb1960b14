import { getLocale } from 'next-intl/server';
import { checkMessages } from '@/i18n/check/checkMessages';
import { readMessageFiles, textsOf } from '@/i18n/check/messageFile';
import { literals } from '@/i18n/check/wording';
import { type Locale, locales } from '@/i18n/locales';
import { href, routes } from '@/site/routes';
import { type Row, Texts } from './Texts.client';

interface Props {
  readonly searchParams: Promise<{ readonly page?: string }>;
}

/** The pieces of a text that occur on the page literally: placeholders and tags divide it. */
function piecesOf(text: string): string[] {
  return (literals(text) ?? [])
    .flatMap((part) => part.split('\u{fffc}'))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** `/dev/texts/?page=services`: all texts of a page in all languages, beside the page itself. In development only. */
export default async function TextsPage({ searchParams }: Props) {
  const asked = (await searchParams).page;
  const route = routes.find((known) => known === asked) ?? 'home';
  const locale = await getLocale();
  const { problems } = checkMessages();
  const files = readMessageFiles().map((file) => ({ ...file, texts: textsOf(file) }));
  const own = files.find((file) => file.locale === locale)?.texts ?? [];

  const rows = own.map(({ key, value }): Row => {
    const cells = files.map((file) => {
      const text = file.texts.find((candidate) => candidate.key === key);
      const advice = problems
        .filter((problem) => problem.key === key && problem.locale === file.locale)
        .map((problem) => problem.advice);
      return [file.locale, { value: text?.value ?? '', line: text?.line ?? 0, advice }] as const;
    });
    return {
      key,
      pieces: piecesOf(value),
      cells: Object.fromEntries(cells) as Row['cells'],
    };
  });
  const links = (target: Locale) => `/${target}/dev/texts/?page=${route}`;
  return (
    <Texts
      rows={rows}
      locale={locale}
      src={href(locale, route)}
      languages={locales.map((target) => ({ locale: target, href: links(target) }))}
      pages={routes.map((name) => ({
        name,
        href: `/${locale}/dev/texts/?page=${name}`,
        current: name === route,
      }))}
    />
  );
}
