import company from './company.json' with { type: 'json' };

/**
 * The facts of the company that are the same in every language. content/company.schema.json describes each value. Facts
 * that are written in words (street, opening hours, the founder) are in messages/.
 *
 * The values of the repository are those of a sample company, with reserved names and numbers, because the
 * specification does not name a company. `npm run preflight` lists those that an owner has not replaced.
 */
export { company };

export type ContractFigures = Readonly<Record<keyof typeof company.contract, number>>;

export type SocialNetwork = keyof typeof company.socialProfiles;

/** In the order of docs/specification.md. */
const networks: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
};

/** The company's profiles. A network without a URL is left out. */
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
