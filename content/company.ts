import { content } from './current';
import type { Content } from './model';

export type Company = Content['company'];

export type ContractFigures = Readonly<Record<keyof Company['contract'], number>>;

export type SocialNetwork = keyof Company['socialProfiles'];

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
export function socialProfiles({ socialProfiles: urls }: Company = content.company) {
  return (Object.keys(networks) as SocialNetwork[])
    .map((network) => ({ network, name: networks[network], url: urls[network] }))
    .filter(({ url }) => url !== '');
}

/** Postal code, city and country on one line, in the order that all three languages share. */
export function cityLine(city: string, country: string): string {
  return `${content.company.postalCode} ${city}, ${country}`;
}

/** `tel:` URI (RFC 3966) of a number in E.123 notation. */
export function telephoneUri(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
