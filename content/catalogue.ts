import type { Messages } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { isOfReference } from '@/site/pictures';
import { type Route, routeNames, routes } from '@/site/routes';
import { hasConsent } from './references';
import type { Content } from './types';

/*
 * What is true of the texts of messages/ and of the values of content/company.json: a row for each group of texts, and
 * for each text or value of which something else is true. A row says only what differs from the group around it.
 * Everything that treats some texts in a special way finds them here.
 */

/** A list whose entries stay. The editor says why. */
type FixedList = 'benefits' | 'highlights' | 'questions' | 'services' | 'values';

interface Row {
  /** The only page that shows the texts. */
  readonly page?: Route;
  /** The section that shows them, if an owner can switch it off. Its texts then need no translation. */
  readonly section?: keyof Content['sections'];
  /** Whether the content has what the text of a key is about. Without it, no page shows the text. */
  readonly shownIf?: (content: Content, key: string) => boolean;
  /**
   * Whom preflight asks to confirm the texts: a lawyer, again when the law changes (docs/owner.md); an engineer, because
   * they rest on assumptions (docs/engineering.md); the owner, because they say in which countries and languages the
   * company works. A release does not wait for it.
   */
  readonly readBy?: 'lawyer' | 'engineer' | 'owner';
  /**
   * Whether pages hand the texts to their scripts unchanged. A script can fill in only plain placeholders such as
   * `{count}`. It would show a plural or a tag literally.
   */
  readonly filledIn?: true;
  /**
   * Whether the pages of the export may lack the texts, because they show them only after an action, beside a rendering,
   * or for some places of the office.
   */
  readonly later?: true;
  /**
   * The group is a list. An editor can add, move and remove entries, except the first ones if they are named. The
   * specification fixes the number of the others (docs/specification.md), and the code that of the questions.
   */
  readonly list?: { readonly first?: readonly string[] } | { readonly fixed: FixedList };
  /** Languages in which a text may be the English one. */
  readonly sameAsEnglish?: 'everywhere' | readonly Locale[];
  /** Whether they speak of all certificates together, so that one more or one less may make them wrong. */
  readonly aboutAllCertificates?: true;
  /** Whether another company may have the value of the sample company. */
  readonly asInSample?: true;
}

type KeysOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? Name
    : Name | `${Name}.${KeysOf<Group[Name]>}`;
}[keyof Group & string];

/** The groups with the main headings of the pages. */
type Opening = {
  [Page in Route]: (typeof routes)[Page]['heading'] extends `${infer Group}.${string}`
    ? Group
    : never;
}[Route];

/** An editor may remove any entry of this list, so its keys need not exist. */
type Removable = `Commitments.items.${string}`;

/** Whether a page shows a picture: that of a plant only if Home shows the plant. */
function isPictureShown({ references, sections }: Content, key: string): boolean {
  const picture = key.split('.')[1] ?? '';
  if (!picture || !isOfReference(picture)) return true;
  return (
    sections.references &&
    references.some((plant) => plant.picture === picture && hasConsent(plant))
  );
}

const hasProfiles = ({ company }: Content) =>
  Object.values(company.socialProfiles).some((url) => url !== '');

/**
 * In the order of messages/en.json. Each group of the first level has a row, except those with the heading of a page:
 * site/routes.ts says which page that is.
 */
const catalogue = {
  Company: { sameAsEnglish: ['it'] },
  'Company.hours': { sameAsEnglish: [] },
  Meta: {},
  'Meta.home.description': { readBy: 'owner' },
  'Meta.certificates.title': { aboutAllCertificates: true },
  'Meta.certificates.description': { aboutAllCertificates: true },
  Header: {},
  'Header.menu': { sameAsEnglish: ['it'] },
  'Header.links.home': { sameAsEnglish: ['it'] },
  Footer: {},
  'Footer.social': { shownIf: hasProfiles },
  'Footer.vat': { shownIf: ({ company }) => company.vat !== '' },
  'Footer.bankAccount': { shownIf: ({ company }) => company.iban !== '' },
  'Footer.privacy': { sameAsEnglish: ['it'] },

  'Hero.lead': { readBy: 'owner' },
  Doors: { page: 'home', readBy: 'lawyer' },
  Motion: { page: 'home' },
  Slideshow: { page: 'home' },
  'Slideshow.slides.repowering.label': { sameAsEnglish: ['it'] },
  AerialDrawing: { page: 'home', later: true },
  Picture: { later: true },
  Pictures: { shownIf: isPictureShown },
  PlantOverview: { page: 'home' },
  'PlantOverview.stations.inverter.name': { sameAsEnglish: ['it'] },
  Estimate: { page: 'home', section: 'estimate', readBy: 'engineer' },
  'Estimate.kinds': { filledIn: true },
  'Estimate.countries.BG': { sameAsEnglish: ['it'] },
  'Estimate.places': { filledIn: true, sameAsEnglish: ['it'] },
  'Estimate.places.milan': { sameAsEnglish: [] },
  'Estimate.places.rome': { sameAsEnglish: [] },
  'Estimate.units': { filledIn: true },
  'Estimate.units.dka': { sameAsEnglish: ['it'] },
  'Estimate.problems': { filledIn: true },
  'Estimate.subject': { filledIn: true },
  'Estimate.old': { filledIn: true },
  'Estimate.plan': { filledIn: true },
  'Estimate.connections': { filledIn: true },
  'Estimate.law': { filledIn: true },
  'Estimate.values': { filledIn: true },
  'Estimate.result': { filledIn: true },
  'Estimate.printed': { filledIn: true },
  Benefits: { page: 'home' },
  'Benefits.items': { list: { fixed: 'benefits' } },
  'Benefits.contract': { section: 'contract' },
  References: { page: 'home', section: 'references', later: true },
  'References.roles.supervision': { sameAsEnglish: ['it'] },
  Partnership: { page: 'home', section: 'partnership' },
  'Partnership.link': { shownIf: ({ company }) => company.foundationUrl !== '' },
  'Partnership.undertakings': { list: {} },
  Founder: { page: 'home', section: 'founder' },
  'Founder.name': { sameAsEnglish: ['it'] },
  'Founder.years.degree': { shownIf: ({ company }) => company.career.degree > 0 },
  'Founder.years.firstPlant': { shownIf: ({ company }) => company.career.firstPlant > 0 },
  'Founder.years.founding': { shownIf: ({ company }) => company.career.founding > 0 },
  'Founder.years.storage': { shownIf: ({ company }) => company.career.storage > 0 },
  Daylight: { page: 'home', section: 'daylight' },
  'Daylight.duration': { sameAsEnglish: ['it'] },
  Film: { page: 'home', sameAsEnglish: 'everywhere' },

  'ServicesOpening.highlights': { list: { fixed: 'highlights' } },
  'ServicesOpening.highlights.engineers.text': { readBy: 'owner' },
  PlantLife: { page: 'services' },
  Services: { page: 'services', list: { fixed: 'services' } },
  'Services.studies.points': { list: {} },
  'Services.studies.views': { later: true },
  'Services.planning.points': { list: {} },
  'Services.epc.points': { list: {} },
  'Services.epc.storage.points': { list: {} },
  'Services.construction.points': { list: {} },
  'Services.management.points': { list: {} },
  'Services.commissioning.points': { list: {} },
  'Services.operation.points': { list: {} },
  'Services.repowering.points': { list: {} },
  Figure: { page: 'services' },
  PermitPath: { page: 'services', section: 'permits', readBy: 'lawyer' },
  'PermitPath.bulgaria.name': { sameAsEnglish: ['it'] },
  ContractPanel: { page: 'services', section: 'contract', readBy: 'lawyer' },

  'WhoWeAre.lead': { readBy: 'owner' },
  'WhoWeAre.languages': { readBy: 'owner' },
  'WhoWeAre.capacity': {
    shownIf: ({ company: { capacity } }) =>
      Math.max(capacity.groundTo, capacity.roofTo, capacity.storageEnergy) > 0,
  },
  'WhoWeAre.capacity.ground': { shownIf: ({ company }) => company.capacity.groundTo > 0 },
  'WhoWeAre.capacity.roof': { shownIf: ({ company }) => company.capacity.roofTo > 0 },
  'WhoWeAre.capacity.storage': { shownIf: ({ company }) => company.capacity.storageEnergy > 0 },
  Compass: {},
  Horizon: { page: 'about' },
  Values: { page: 'about' },
  'Values.items': { list: { fixed: 'values' } },
  AboutClosing: { page: 'about' },

  EnquiryForm: { page: 'contacts' },
  'EnquiryForm.fields': { filledIn: true },
  'EnquiryForm.fields.email.label': { sameAsEnglish: ['it'] },
  'EnquiryForm.fields.email.placeholder': { sameAsEnglish: ['bg'] },
  'EnquiryForm.sending': { later: true },
  'EnquiryForm.success': { later: true, sameAsEnglish: ['bg'] },
  /** The specification does not want this notice (docs/specification.md). */
  'EnquiryForm.failure': { later: true, section: 'sendFailure' },
  'EnquiryForm.unloaded': { later: true },
  'EnquiryForm.unticked': { later: true },
  'EnquiryForm.estimate': { section: 'estimate', filledIn: true },
  'EnquiryForm.added': { section: 'estimate', filledIn: true },
  'EnquiryForm.subject': { later: true },
  ContactDetails: { page: 'contacts' },
  'ContactDetails.email': { sameAsEnglish: ['it'] },
  'ContactDetails.social': { shownIf: hasProfiles },
  Commitments: { page: 'contacts', readBy: 'lawyer' },
  /** A time line is drawn from the first commitment to the third. */
  'Commitments.items': { list: { first: ['answer', 'opinion', 'study'] } },
  'Commitments.items.secrecy.term': { sameAsEnglish: ['it', 'bg'] },
  Questions: { page: 'contacts', readBy: 'lawyer' },
  'Questions.questions': { list: { fixed: 'questions' } },
  'Questions.answers': { list: { fixed: 'questions' } },
  Privacy: { page: 'contacts', readBy: 'lawyer' },
  'Privacy.recaptcha': { later: true },
  AccessibilityStatement: { page: 'contacts', readBy: 'lawyer' },
  'AccessibilityStatement.documents': { aboutAllCertificates: true },
  'Certificates.title': { aboutAllCertificates: true },
  'Certificates.lead': { aboutAllCertificates: true },
  'Certificates.details': { sameAsEnglish: 'everywhere' },
  'Certificates.accreditation': {
    shownIf: ({ certificates }) =>
      certificates.some(({ accreditation }) => accreditation.en !== ''),
  },
  'Certificates.scopeText': { aboutAllCertificates: true },
  'Certificates.validFrom': {
    shownIf: ({ certificates }) => certificates.some(({ validFrom }) => validFrom !== ''),
  },
  'Certificates.validUntil': {
    shownIf: ({ certificates }) => certificates.some(({ validUntil }) => validUntil !== ''),
  },
  CheckCertificate: { page: 'certificates' },
  'CheckCertificate.steps.document.text': { aboutAllCertificates: true },
  'CheckCertificate.registers.certSearch': { sameAsEnglish: 'everywhere' },
  'CheckCertificate.registers.bas': { sameAsEnglish: ['it'] },

  NotFound: {},
  Map: { page: 'contacts' },
  'Map.cities': { later: true },
  'Map.cities.bari': { sameAsEnglish: ['it'] },
  'Map.cities.varna': { sameAsEnglish: ['it'] },
  'Map.cities.skopje': { sameAsEnglish: ['it'] },
  'Map.cities.tirana': { sameAsEnglish: ['it'] },
  'Map.countries': { later: true },
  'Map.countries.bulgaria': { sameAsEnglish: ['it'] },

  // Values of content/company.json.
  postalCode: { asInSample: true },
  countryCode: { asInSample: true },
  openingHours: { asInSample: true },
  timeZone: { asInSample: true },
  foundationUrl: { section: 'partnership' },
  contract: { section: 'contract' },
  career: { section: 'founder' },
} as const satisfies Readonly<Record<Exclude<keyof Messages, Opening>, Row>> &
  Readonly<Partial<Record<KeysOf<Messages> | Removable | keyof Content['company'], Row>>>;

/** The key of a group, text or value that has a row. */
type Listed = keyof typeof catalogue;

const rows = Object.entries(catalogue) as [Listed, Row][];

/** What site/routes.ts says: which texts begin a page, and which search engines show. */
const rowsOfPages = routeNames.flatMap((page): [string, Row][] => {
  const [opening = ''] = routes[page].heading.split('.');
  return [opening, `Meta.${page}`].map((group) => [group, { page }]);
});

const rowsOfGroups = new Map<string, Row>(rowsOfPages);
for (const [group, row] of rows) rowsOfGroups.set(group, { ...rowsOfGroups.get(group), ...row });

/** Whether a key is that of a group, or of a text within it. */
export function isInGroup(key: string, group: string): boolean {
  return key === group || key.startsWith(`${group}.`);
}

/** The rows of the groups around a key, the outermost first, and its own. */
function rowsAround(key: string, from: ReadonlyMap<string, Row> = rowsOfGroups): Row[] {
  const parts = key.split('.');
  return parts.flatMap((_, index) => from.get(parts.slice(0, index + 1).join('.')) ?? []);
}

/**
 * What is true of a group, text or value. Its own row comes first, then the row of the nearest group around it. Whether
 * a page shows it depends on all of them ({@link isShown}).
 */
export function rowOf(key: string): Omit<Row, 'section' | 'shownIf'> {
  return Object.assign({}, ...rowsAround(key));
}

/** The keys of the groups, texts and values whose own row matches. */
export function keysWhere(matches: (row: Row) => unknown): Listed[] {
  return rows.flatMap(([key, row]) => (matches(row) ? [key] : []));
}

/** Sections that an owner can switch off in content/sections.json. */
export const sectionNames = [...new Set(rows.flatMap(([, { section }]) => section ?? []))];

/**
 * Whether any page shows a text, or a value of content/company.json. Its section and those of the groups around it must
 * be on, and the values or the plant to which they belong must exist.
 *
 * @param from the rows of a test
 */
export function isShown(content: Content, key: string, from?: ReadonlyMap<string, Row>): boolean {
  return rowsAround(key, from).every(
    ({ section, shownIf }) =>
      (section === undefined || content.sections[section]) && (shownIf?.(content, key) ?? true),
  );
}

/** Whether a text of a language may be the English one. */
export function maySayEnglish(key: string, locale: Locale): boolean {
  const { sameAsEnglish = [] } = rowOf(key);
  return sameAsEnglish === 'everywhere' || sameAsEnglish.includes(locale);
}

/** The list whose entries an editor can change. */
type ChangeableList = {
  [Key in Listed]: (typeof catalogue)[Key] extends { readonly list: infer List }
    ? List extends { readonly fixed: FixedList }
      ? never
      : Key
    : never;
}[Listed];

/** Lists in which an editor can add, move and remove entries. */
export const changeableLists = keysWhere(
  ({ list }) => list && !('fixed' in list),
) as readonly ChangeableList[];

/** The entries with which a list must begin. */
export function firstEntries(list: string): readonly string[] {
  const row = rowOf(list).list;
  return row && 'first' in row ? row.first : [];
}
