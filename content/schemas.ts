import { isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { locales } from '@/i18n/locales';
import { type Phrase, phrase, toolLanguages } from '@/i18n/toolText';
import { buildTime } from '@/site/buildTime';
import { type CropName, crops, type PictureName, pictureNames } from '@/site/pictures';
import { isUic } from './checkDigits';
import { isDay } from './day';

/*
 * What the files of owners and editors may contain (contentFiles.ts). The types of the content, the checks and the fields
 * of the editor come from here. The tools' texts `Values` name each value, and say how to write it.
 */

/** Advice about a value for a rule that needs other words than how to write it. */
export interface OwnAdvice extends Phrase {
  /** The place within the value. */
  readonly path?: readonly (string | number)[];
}

/** A rule with advice of its own. @param find returns nothing if the value is right */
function unless<Type>(find: (value: Type) => OwnAdvice | readonly OwnAdvice[] | undefined) {
  return z.check<Type>(({ value, issues }) => {
    for (const advice of [find(value) ?? []].flat())
      issues.push({
        ...{ code: 'custom', input: value, continue: true },
        ...{ path: [...(advice.path ?? [])], params: advice },
      });
  });
}

const filled = z.string().regex(/\S/);
const url = z.string().regex(/^$|^https?:\/\/[^\s/\\?#]+\.[^\s\\]+$/);
const year = z.int().min(1900).max(2099);
const yearOrNone = z.literal(0).or(year);
const amount = z.number().min(0);
const above0 = z.number().positive();

const writtenDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
// Before the pattern, so that it says how to write a day. The editor's fields are calendars and need no such words.
const noSuchDay = unless<string>((day) => {
  if (day === '' || isDay(day)) return undefined;
  return phrase(/^\d{4}-\d{2}-\d{2}$/.test(day) ? 'Value.noDay' : 'Value.notDay', { day });
});
const day = z.string().check(noSuchDay).regex(writtenDay);
const dayOrNone = z
  .string()
  .check(noSuchDay)
  .regex(new RegExp(`^$|${writtenDay.source}`));

/** Whether a value is a day. Its rules may be narrower, so only the pattern says so. */
export function isDaySchema(schema: unknown): boolean {
  return (
    schema instanceof z.ZodString &&
    (z.toJSONSchema(schema).pattern?.includes(writtenDay.source) ?? false)
  );
}

const inEachLanguage = (value: z.ZodString) => z.record(z.enum(locales), value);

/** A name. A language without its own shows the English one. */
const inEnglishAtLeast = z.strictObject({
  ...(Object.fromEntries(locales.map((locale) => [locale, filled.exactOptional()])) as Record<
    (typeof locales)[number],
    z.ZodExactOptional<typeof filled>
  >),
  en: filled,
});

/** Whether there is such a time zone or country, which a pattern cannot say. */
function isKnown(find: () => unknown): boolean {
  try {
    return Boolean(find());
  } catch {
    return false;
  }
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Legal forms of companies in Bulgaria, Italy, Germany and Britain, at the end of a name. */
const legalForm =
  /(?<= )(?:ЕООД|ООД|ЕАД|АД|EOOD|OOD|EAD|AD|S\.?r\.?l\.?|S\.?p\.?A\.?|GmbH|Ltd\.?)$/u;

/**
 * What is the same in every language of the company. What is written in words (street, opening hours, the founder) is
 * in messages/.
 *
 * The values of the repository are those of a sample company, with reserved names and numbers, because the
 * specification does not name a company. `npm run preflight` lists those that an owner has not replaced.
 */
export const companySchema = z
  .strictObject({
    name: filled.check(
      // The form belongs to the name in the register, which is the text `Company.legalName`.
      unless((name) => {
        const [form] = legalForm.exec(name) ?? [];
        return form === undefined ? undefined : phrase('Value.legalForm', { form });
      }),
    ),
    group: z.string(),
    phone: z.string().regex(/^\+[1-9](?!.*\(0\))[\d ()-]{5,}$/),
    email: z.string().regex(/^[^\s@:,;<>]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u),
    website: z.string().regex(/^https:\/\/[^\s/?#@\\]+$/),
    postalCode: filled,
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .refine((code) => isKnown(() => countries.of(code))),
    openingHours: z
      .string()
      .regex(
        /^(Mo|Tu|We|Th|Fr|Sa|Su)-(Mo|Tu|We|Th|Fr|Sa|Su) ([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
      )
      .refine((hours) => {
        const [opens = '', closes = ''] = hours.split(' ')[1]?.split('-') ?? [];
        return opens < closes;
      }),
    coordinates: z.strictObject({
      latitude: z.number().min(-66).max(66),
      longitude: z.number().min(-180).max(180),
    }),
    timeZone: z
      .string()
      .regex(/^Europe\/[A-Z][a-z]+$/)
      .refine((timeZone) => isKnown(() => new Intl.DateTimeFormat('en', { timeZone }))),
    uic: z
      .string()
      .regex(/^\d{9}(\d{4})?$/)
      .check(unless((uic) => (isUic(uic) ? undefined : phrase('Value.uic', { uic })))),
    vat: z.string().regex(/^$|^[A-Z]{2}[0-9A-Z]{2,13}$/),
    iban: z.string().check(
      unless((iban) => {
        const isRight = iban === '' || isValidIBAN(iban.replaceAll(/\s/g, ''));
        return isRight ? undefined : phrase('Value.iban', { iban });
      }),
    ),
    foundationUrl: url,
    capacity: z.strictObject({
      groundTo: amount,
      roofTo: amount,
      storagePower: amount,
      storageEnergy: amount,
    }),
    contract: z.strictObject({
      advance: amount,
      performance: amount,
      delayPerDay: amount,
      delayCap: amount,
      availability: amount.max(100),
      years: amount,
    }),
    terms: z
      .strictObject({ answer: z.int().min(1), opinion: z.int().min(2) })
      .check(
        unless(({ answer, opinion }) =>
          opinion > answer
            ? undefined
            : { ...phrase('Value.opinionTooEarly', { days: answer }), path: ['opinion'] },
        ),
      ),
    career: z.strictObject({
      degree: yearOrNone,
      firstPlant: yearOrNone,
      founding: yearOrNone,
      storage: yearOrNone,
    }),
    socialProfiles: z.strictObject({
      facebook: url,
      instagram: url,
      linkedin: url,
      tiktok: url,
      x: url,
      youtube: url,
    }),
  })
  .check(
    unless(({ uic, vat }) => {
      // A branch has thirteen digits, of which the first nine are those of the company.
      const right = `BG${uic.slice(0, 9)}`;
      if (!isUic(uic) || !vat.startsWith('BG') || vat === right) return undefined;
      return { ...phrase('Value.vat', { right, vat }), path: ['vat'] };
    }),
  );

const certificate = z
  .strictObject({
    /** Name of its files and of its place on the page, such as `iso-9001`. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Without its edition, such as `ISO 9001`. Two certificates may have the same standard in two editions. */
    standard: z.string().regex(/^\S[^:]*[^:\s]$/),
    /** Year of the standard's edition; empty if the document names none. */
    edition: z.string().regex(/^$|^(19|20)\d\d$/),
    number: filled,
    /** Who issued it, as the body calls itself in each language. */
    body: inEachLanguage(filled),
    /**
     * Who accredited that body, as the accreditation body calls itself in each language; empty if the document names
     * none.
     */
    accreditation: inEachLanguage(z.string()),
    /** First day as YYYY-MM-DD; empty if the document has none. */
    validFrom: dayOrNone,
    /** Last day as YYYY-MM-DD. It may be empty, but a release needs it. */
    validUntil: dayOrNone,
    title: inEachLanguage(filled),
    text: inEachLanguage(filled),
  })
  .check(
    unless(({ validFrom: first, validUntil: last }) =>
      isDay(last) && last < first
        ? {
            ...phrase('Value.lastBeforeFirst', { first: { day: first }, last: { day: last } }),
            path: ['validUntil'],
          }
        : undefined,
    ),
  );

/** In the order in which the page shows them. */
export const certificatesSchema = z.array(certificate).check(
  unless((list) => {
    if (list.length === 0) return phrase('Value.noCertificates');
    return list.flatMap(({ id }, index): OwnAdvice[] => {
      const isFirst = list.findIndex((one) => one.id === id) === index;
      return isFirst ? [] : [{ ...phrase('Value.certificateTwice', { id }), path: [index, 'id'] }];
    });
  }),
);

/** The rule for a value in a language, if it has one in each. */
function ruleInLanguage(rule: z.ZodType): z.ZodType | undefined {
  const inner = rule instanceof z.ZodExactOptional ? rule.unwrap() : rule;
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined;
}

/** The values that a certificate has in each language. */
export const certificateWords: readonly string[] = Object.entries(certificate.shape).flatMap(
  ([name, rule]) => (ruleInLanguage(rule) ? [name] : []),
);

/** Groups of a certificate that are sentences, and are checked as messages are. All other values are names. */
export const sentences: readonly string[] = ['title', 'text'];

/** What the company did for a plant. The messages `References.roles` name each role. */
const role = z.enum(['development', 'epc', 'supervision', 'operation']);

/** A plant that the company has worked on, as Home shows it. */
const reference = z.strictObject({
  name: inEnglishAtLeast,
  place: inEnglishAtLeast,
  /** Peak power in MWp. */
  peak: above0.exactOptional(),
  /** Battery storage in MW and MWh. */
  storage: z.strictObject({ power: above0, energy: above0 }).exactOptional(),
  role: z.array(role).min(1).or(role),
  /** Year in which the plant entered into operation. */
  year,
  /** A picture of this plant. The messages `Pictures` describe it. */
  picture: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Who gave the client's written consent to be named and shown, and on which day. It is not published. */
  consent: z
    .strictObject({
      by: filled,
      on: day.check(
        unless((on) =>
          isDay(on) && new Date(`${on}T00:00Z`) > buildTime()
            ? phrase('Value.dayNotCome')
            : undefined,
        ),
      ),
    })
    .nullable(),
});

/** Only real plants. If there are none, Home does not have this section. The editor writes the file. */
export const referencesSchema = z.array(reference);

/** Whether the owner has switched each section on. */
export const sectionsSchema = z.strictObject({
  partnership: z.boolean(),
  founder: z.boolean(),
  references: z.boolean(),
  estimate: z.boolean(),
  daylight: z.boolean(),
  permits: z.boolean(),
  contract: z.boolean(),
  sendFailure: z.boolean(),
});

const point = z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

const pictureSettings = point.extend({
  ...(Object.fromEntries(Object.keys(crops).map((crop) => [crop, point.exactOptional()])) as Record<
    CropName,
    z.ZodExactOptional<typeof point>
  >),
  isPhotograph: z.boolean().exactOptional(),
});

/** The pictures of the pages, and those of plants. */
export const picturesSchema = z
  .strictObject(
    Object.fromEntries(pictureNames.map((name) => [name, pictureSettings])) as Record<
      PictureName,
      typeof pictureSettings
    >,
  )
  .catchall(pictureSettings);

/** Something that a person has reviewed (scripts/content/reviews.ts). */
const review = z.object({
  /** A confirmation has the key of its texts or the path of its file. */
  id: filled,
  /** What the sources say, in one sentence, in each language of the tools. A confirmation has none. */
  claim: z.record(z.enum(toolLanguages), z.string()).exactOptional(),
  /** Texts, groups of texts or values of content/company.json that it is about, by their keys. */
  texts: z.array(z.string()),
  /** Places outside the messages: a file, and words of it. */
  files: z.array(z.object({ file: z.string(), says: z.string().exactOptional() })),
  /** The acts, standards or pages by their names, with the day of each as YYYY-MM-DD, or its month or year. */
  sources: z.array(z.object({ name: z.string(), url: z.string().exactOptional(), on: z.string() })),
  /** YYYY-MM-DD. */
  reviewedOn: z.string(),
  by: z.string(),
  /** The day by which it must be reviewed again. What an owner has confirmed may hold for good. */
  again: z.string().exactOptional(),
  /** The sum of the texts and of the values in them when they were reviewed. If one changes, they must be reviewed again. */
  sum: z.string(),
});

export const reviewsSchema = z.array(review);
