import type { MessagesCheck } from '@/i18n/check/checkMessages';
import { lineAt, type MessageFile, type Text, textsOf } from '@/i18n/check/messageFile';
import { company, socialProfiles } from '@/site/company';
import { openStreetMapOrigin } from '@/site/map';

/** The creator that tools/certificates writes into each specimen. */
const specimenMark = 'scripts/certificates.ts';

/** One thing that stands between the site and its visitors. */
export interface Finding {
  /** Findings of a topic share what to do. */
  readonly topic: Topic;
  /** Where to change it, and what stands there now. */
  readonly place: string;
}

/** What is to be done about each kind of finding. */
export const topics = {
  facts:
    'Company data are samples. Put in the true value, then take the name off the list in site/samples.ts:',
  registration:
    'The company’s registration numbers cannot be right. Correct them in site/company.ts:',
  texts:
    'Texts say things of the sample company. Write what is true in every language, then take the name off the list in site/samples.ts:',
  names:
    'Texts name the sample company, its founder, its street or its foundation. Write the true name:',
  drawings:
    'The logo is the sample’s. Replace the file under the same name, run "npx tsx tools/icons/icons.ts", then take it off the list in site/samples.ts:',
  untranslated: 'Texts are still in English. Translate them, and take the mark [EN] away:',
  messages: 'The message files have mistakes. "npm run messages" says what to do:',
  settings:
    'Settings are missing or samples. Write them into .env.local (or into the settings of the build on your host), as .env.example explains:',
  recaptcha:
    'The form says that reCAPTCHA protects it, and nothing does. Set the key in .env.local, or agree with your lawyer on the text EnquiryForm.recaptcha:',
  certificates:
    'Certificates are specimens or missing. Put the real document there, under the same name:',
  pictures:
    'Pictures are too small to be sharp on large screens. Put in a larger one, under the same name:',
  links: 'Links lead nowhere. Correct them:',
} as const;

type Topic = keyof typeof topics;

export interface SampleLists {
  readonly sampleFacts: readonly string[];
  readonly sampleTexts: readonly string[];
}

export type Facts = Readonly<Record<string, unknown>>;

const currentFacts: Facts = { ...company, socialProfiles };

/**
 * Samples by their list, and beside it whatever still has a name or an address of the sample's.
 *
 * @param source of site/company.ts, for the line numbers
 */
export function factFindings(
  { sampleFacts }: SampleLists,
  source: string,
  facts: Facts = currentFacts,
): Finding[] {
  return Object.entries(facts)
    .map(([name, value]) => ({
      name,
      shown: typeof value === 'string' ? value : JSON.stringify(value),
    }))
    .filter(({ name, shown }) => sampleFacts.includes(name) || /izgrev|\.example/i.test(shown))
    .map(({ name, shown }) => {
      const line = lineAt(source, source.search(new RegExp(`\\b${name}\\b( =|:)`)));
      return { topic: 'facts', place: `site/company.ts, line ${line}, ${name}: ${shown}` };
    });
}

/** The numbers that Bulgarian law wants on a company's website: ЕИК, and the VAT number made of it. */
export function registrationFindings({ uic, vat }: { uic: string; vat: string }): Finding[] {
  const topic = 'registration';
  return [
    ...(/^(?!0+$)\d{9}(\d{4})?$/.test(uic)
      ? []
      : [{ topic, place: `uic: ${uic} (nine or thirteen digits)` } as const]),
    ...(/^(?!BG0+$)[A-Z]{2}[0-9A-Z]{2,13}$/.test(vat)
      ? []
      : [{ topic, place: `vat: ${vat} (BG and the number)` } as const]),
  ];
}

const sampleNames = /Izgrev|Kalina Dragova|Калина Драгова|Dobra Zemya|Добра земя|Zornitsa|Зорница/;

function linesOf(texts: readonly Text[]): string {
  const [first, last] = [texts[0]?.line, texts.at(-1)?.line];
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

/** Samples by their list, and beside it whatever still has one of the sample's names in it. */
export function textFindings(
  { sampleTexts }: SampleLists,
  files: readonly MessageFile[],
): Finding[] {
  const read = files.map((file) => ({ path: file.path, texts: textsOf(file) }));
  const isOf = (sample: string) => (text: Text) =>
    text.key === sample || text.key.startsWith(`${sample}.`);

  const listed = sampleTexts.map((sample): Finding => {
    const places = read.map(({ path, texts }) => `${path}, ${linesOf(texts.filter(isOf(sample)))}`);
    return { topic: 'texts', place: `${sample}: ${places.join('; ')}` };
  });
  const naming = read.flatMap(({ path, texts }) =>
    texts
      .filter(({ value }) => sampleNames.test(value))
      .filter((text) => !sampleTexts.some((sample) => isOf(sample)(text)))
      .map(
        ({ key, line }): Finding => ({ topic: 'names', place: `${path}, line ${line}, ${key}` }),
      ),
  );
  return [...listed, ...naming];
}

export function messageFindings({ problems, untranslated }: MessagesCheck): Finding[] {
  return [
    ...problems.map(
      ({ path, line, key }): Finding => ({
        topic: 'messages',
        place: `${path}, line ${line}${key && `, ${key}`}`,
      }),
    ),
    ...untranslated.flatMap(({ file, texts }) =>
      texts.map(
        ({ key, line }): Finding => ({
          topic: 'untranslated',
          place: `${file.path}, line ${line}, ${key}`,
        }),
      ),
    ),
  ];
}

type Environment = Readonly<Record<string, string | undefined>>;

const emailJsVariables = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
];

export function settingFindings(env: Environment): Finding[] {
  const site = env.NEXT_PUBLIC_SITE_URL ?? '';
  const isReal = /^https:\/\/[^/]+\.[a-z]{2,}\/?$/.test(site) && !/\.example\/?$/.test(site);
  return [
    ...emailJsVariables
      .filter((name) => !env[name])
      .map((name): Finding => ({ topic: 'settings', place: `${name} is empty` })),
    ...(isReal
      ? []
      : [{ topic: 'settings', place: `NEXT_PUBLIC_SITE_URL is ${site || 'empty'}` } as const]),
    ...(env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY
      ? []
      : [{ topic: 'recaptcha', place: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY is empty' } as const]),
  ];
}

/** @param bytes null where the file is missing */
export function certificateFinding(path: string, bytes: Buffer | null): Finding[] {
  if (!bytes) return [{ topic: 'certificates', place: `${path} is missing` }];
  if (bytes.includes(specimenMark))
    return [{ topic: 'certificates', place: `${path} is a specimen` }];
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    return [{ topic: 'certificates', place: `${path} is no PDF` }];
  }
  return [];
}

export interface PictureSize {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What its crops need at the least. */
  readonly least: { readonly width: number; readonly height: number };
}

export function pictureFindings(pictures: readonly PictureSize[]): Finding[] {
  return pictures
    .filter(({ width, height, least }) => width < least.width || height < least.height)
    .map(({ file, width, height, least }) => ({
      topic: 'pictures',
      place: `${file} is ${width} × ${height}, and should be ${least.width} × ${least.height} or more`,
    }));
}

/** The addresses outside the site that its pages lead to, samples left out: those are named already. */
export function externalLinks(): string[] {
  return [
    company.website,
    company.foundationUrl,
    ...socialProfiles.map(({ url }) => url),
    'https://policies.google.com/privacy',
    'https://policies.google.com/terms',
    openStreetMapOrigin,
  ].filter((url) => !/izgrev|\.example/.test(url));
}

export type LinkState = 'alive' | 'dead' | 'unknown';

/** Whether an address answers. Social networks refuse robots: any answer but "not found" is one. */
export async function linkState(url: string, request: typeof fetch): Promise<LinkState> {
  try {
    const { status } = await request(url, { signal: AbortSignal.timeout(8000) });
    return status === 404 || status === 410 ? 'dead' : 'alive';
  } catch {
    return 'unknown';
  }
}
