import company from './company.json' with { type: 'json' };

/**
 * What is the same in every language: content/company.json, whose schema says what each value is. What is said in words (street,
 * opening hours, the founder) is in messages/, namespace `Company` and its neighbours.
 *
 * Every value is a sample: the specification names no company, so all of it uses reserved names and numbers. Which have been
 * replaced is written down in samples.ts.
 */
export { company };

export type ContractFigures = Readonly<Record<keyof typeof company.contract, number>>;

export type SocialNetwork = keyof typeof company.socialProfiles;

/** The networks of docs/specification.md, in its order. */
const networks: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
};

/** The company's profiles: of the networks those that it is on. */
export const socialProfiles = (Object.keys(networks) as SocialNetwork[])
  .map((network) => ({ network, name: networks[network], url: company.socialProfiles[network] }))
  .filter(({ url }) => url !== '');

/** Postal code, city and country on one line, in the order that all three languages share. */
export function cityLine(city: string, country: string): string {
  return `${company.postalCode} ${city}, ${country}`;
}

/** `tel:` URI (RFC 3966) of a number in E.123 notation. */
export function telephoneUri(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
