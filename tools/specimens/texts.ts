import type { CertificateLocale, StandardNumber } from '@/site/certificates';

/** The PDF's producer, by which `npm run preflight` recognises a specimen. */
export const specimenMark = 'scripts/certificates.ts';

interface StandardTexts {
  /** The field, as the site's page names it. */
  readonly field: string;
  /** First half of the sentence that the holder's name completes. */
  readonly system: string;
  /** The main subject of the audits. */
  readonly focus: string;
}

export interface SiteRow {
  readonly site: string;
  readonly address: string;
  readonly activities: string;
}

export interface CertificateTexts {
  /** BCP 47, for the document's catalogue. */
  readonly lang: string;
  readonly watermark: string;
  /** Like the other texts, it may have placeholders in braces. */
  readonly title: string;
  readonly issuer: string;
  readonly issuerNote: string;
  readonly heading: string;
  readonly holderNote: string;
  readonly conforms: string;
  readonly scopeLabel: string;
  readonly scope: string;
  readonly numberLabel: string;
  /** First issue, start and end of validity. */
  readonly dateLabels: readonly [string, string, string];
  readonly noDate: string;
  readonly signatory: string;
  readonly unsigned: string;
  readonly notice: readonly [string, string];
  readonly annex: string;
  readonly annexTo: string;
  readonly focusLabel: string;
  readonly sitesLabel: string;
  readonly sitesHead: SiteRow;
  readonly sites: readonly SiteRow[];
  readonly checkLabel: string;
  readonly check: string;
  readonly folio: string;
  readonly standards: Readonly<Record<StandardNumber, StandardTexts>>;
}

// Non-breaking spaces are written as escapes: typed, they look like any other space.
/** Texts of the specimens only, which go when real documents replace them: so they are not in messages/. */
export const texts: Readonly<Record<CertificateLocale, CertificateTexts>> = {
  en: {
    lang: 'en-GB',
    watermark: 'SPECIMEN',
    title: 'Specimen certificate {standard}, {field}',
    issuer: 'Specimen Certification Body',
    issuerNote: 'An invented issuer. No such body exists.',
    heading: 'Specimen certificate',
    holderNote: 'Sample company, {address}',
    conforms: 'meets the requirements of {standard} for the scope given below.',
    scopeLabel: 'Scope',
    scope:
      'Design, procurement, construction and maintenance of photovoltaic plants and battery energy storage systems.',
    numberLabel: 'Certificate number',
    dateLabels: ['First issued', 'Valid from', 'Valid until'],
    noDate: '— specimen, no date —',
    signatory: 'For the certification body',
    unsigned: 'Specimen, not signed',
    notice: ['Specimen. Not a valid certificate.', 'To be replaced by the real document.'],
    annex: 'Annex: scope and sites',
    annexTo: 'to certificate {number}',
    focusLabel: 'Audit focus',
    sitesLabel: 'Sites',
    sitesHead: { site: 'Site', address: 'Address', activities: 'Activities' },
    sites: [
      {
        site: 'Head office',
        address: '{address}',
        activities: 'Design, procurement, project management',
      },
      {
        site: 'Temporary sites',
        address: 'As stated in each contract',
        activities: 'Construction, commissioning, operation and maintenance',
      },
    ],
    checkLabel: 'How to check a\u00a0certificate',
    check:
      'A real certificate carries its number, its scope and the name of the certification body. The number can be looked up in the body’s public register, and the body in the register of its national accreditation authority. This specimen is in neither.',
    folio: 'Page {page} of {pages}',
    standards: {
      '9001': {
        field: 'quality management',
        system: 'The quality management system of',
        focus:
          'One way of working from the site survey to the acceptance test, and through operation and maintenance.',
      },
      '14001': {
        field: 'environmental management',
        system: 'The environmental management system of',
        focus:
          'Soil, water, waste and noise on site, and what happens to a module at the end of its life.',
      },
      '45001': {
        field: 'occupational health and safety',
        system: 'The occupational health and safety management system of',
        focus:
          'Work at height, with direct current that daylight keeps switched on, and near medium voltage.',
      },
    },
  },
  bg: {
    lang: 'bg-BG',
    watermark: 'ОБРАЗЕЦ',
    title: 'Образец на сертификат {standard}, {field}',
    issuer: 'Орган по сертификация „Образец“',
    issuerNote: 'Измислен издател. Такъв орган не съществува.',
    heading: 'Образец на сертификат',
    holderNote: 'Измислено дружество, {address}',
    conforms: 'отговаря на изискванията на {standard} за посочения по-долу обхват.',
    scopeLabel: 'Обхват',
    scope:
      'Проектиране, доставка, строителство и\u00a0поддръжка на фотоволтаични електроцентрали и\u00a0батерийни системи за съхранение на енергия.',
    numberLabel: 'Номер на сертификата',
    dateLabels: ['Първоначално издаден', 'Валиден от', 'Валиден до'],
    noDate: '– образец, без дата –',
    signatory: 'За органа по сертификация',
    unsigned: 'Образец, без подпис',
    notice: ['Образец. Не е валиден сертификат.', 'Да се замени с\u00a0действителния документ.'],
    annex: 'Приложение: обхват и\u00a0площадки',
    annexTo: 'към сертификат {number}',
    focusLabel: 'Акцент при одита',
    sitesLabel: 'Площадки',
    sitesHead: { site: 'Площадка', address: 'Адрес', activities: 'Дейности' },
    sites: [
      {
        site: 'Централен офис',
        address: '{address}',
        activities: 'Проектиране, доставка, управление на проекти',
      },
      {
        site: 'Временни площадки',
        address: 'Според съответния договор',
        activities:
          'Строително-монтажни работи, въвеждане в\u00a0експлоатация, експлоатация и\u00a0поддръжка',
      },
    ],
    checkLabel: 'Как се проверява сертификат',
    check:
      'Истинският сертификат съдържа номер, обхват и\u00a0името на органа по сертификация. Номерът се проверява в\u00a0публичния регистър на органа, а\u00a0самият орган\u00a0– в\u00a0регистъра на националния орган по акредитация. Този образец не фигурира в\u00a0нито един от двата регистъра.',
    folio: 'Страница {page} от {pages}',
    standards: {
      '9001': {
        field: 'управление на качеството',
        system: 'Системата за управление на качеството на',
        focus:
          'Единен начин на работа\u00a0– от огледа на терена до приемното изпитване, а\u00a0след това и\u00a0при експлоатацията и\u00a0поддръжката.',
      },
      '14001': {
        field: 'управление по отношение на околната среда',
        system: 'Системата за управление по отношение на околната среда на',
        focus:
          'Почви, води, отпадъци и\u00a0шум на обекта, както и\u00a0какво става с\u00a0модула в\u00a0края на живота му.',
      },
      '45001': {
        field: 'здраве и безопасност при работа',
        system: 'Системата за управление на здравето и\u00a0безопасността при работа на',
        focus:
          'Работа на височина, край постояннотокови вериги, които са под напрежение, щом е светло, и\u00a0в\u00a0близост до уредби средно напрежение.',
      },
    },
  },
};
