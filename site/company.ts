/** WGS 84, decimal degrees. Apart from the company, so that a browser's script does not carry all of it. */
export const office = { latitude: 42.6977, longitude: 23.3219 } as const;

/**
 * What is the same in every language. What is said in words (street, opening hours, the founder) is in messages/,
 * namespace `Company` and its neighbours.
 *
 * Every value here is a sample: the specification names no company, so all of it uses reserved names and numbers. Which
 * have been replaced is written down in samples.ts.
 */
export const company = {
  name: 'Izgrev Energy',
  group: 'Izgrev Group',
  /** ITU-T E.123 international notation, as shown. */
  phone: '+359 2 000 00 00',
  email: 'office@izgrev.example',
  website: 'https://www.izgrev.example',
  postalCode: '1164',
  /** ISO 3166-1 code of the office's country. */
  countryCode: 'BG',
  /** In schema.org's notation; the same hours stand in words in messages, `Company.hours`. */
  openingHours: 'Mo-Fr 09:00-18:00',
  coordinates: office,
  /** Unified identification code (ЕИК) in the Bulgarian commercial register. */
  uic: '000000000',
  vat: 'BG000000000',
  /**
   * Of the company's account, where the counsel asks for it (Bulgarian Commerce Act, art. 13); empty, and the footer says
   * nothing. Legal form, registered office and address of management are words: messages, `Company`.
   */
  iban: '',
  /** The partner of the memorandum of understanding. */
  foundationUrl: 'https://www.dobra-zemya.example',
  /** The largest that the company takes on: plants on the ground and on roofs in MWp, storage in MW and MWh. */
  capacity: { groundTo: 80, roofTo: 6, storagePower: 40, storageEnergy: 80 },
  /** Figures of the usual contract, shown on Services: per cent of the price, unless said otherwise. */
  contract: {
    /** Bonds for the advance payment and for performance. */
    advance: 10,
    performance: 10,
    delayPerDay: 0.1,
    delayCap: 10,
    /** Guaranteed, per cent of time. */
    availability: 98,
    /** Between provisional and final acceptance. */
    years: 2,
  },
  /** Working days from an enquiry, promised on Contacts; the opinion comes after the answer. */
  terms: { answer: 1, opinion: 10 },
  /** Years of the founder's career, in order; what happened in them is in messages, `Founder.years`. */
  career: { degree: 2003, firstPlant: 2009, founding: 2014, storage: 2022 },
} as const;

export type ContractFigures = Readonly<Record<keyof typeof company.contract, number>>;

/** The six profiles that docs/specification.md lists, in its order. */
export const socialProfiles = [
  { network: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/izgrev.example' },
  { network: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/izgrev.example' },
  { network: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/company/izgrev-example' },
  { network: 'tiktok', name: 'TikTok', url: 'https://www.tiktok.com/@izgrev.example' },
  { network: 'x', name: 'X', url: 'https://x.com/izgrev_example' },
  { network: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/@izgrev.example' },
] as const;

export type SocialNetwork = (typeof socialProfiles)[number]['network'];

/** Postal code, city and country on one line, in the order that all three languages share. */
export function cityLine(city: string, country: string): string {
  return `${company.postalCode} ${city}, ${country}`;
}

/** `tel:` URI (RFC 3966) of a number in E.123 notation. */
export function telephoneUri(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
