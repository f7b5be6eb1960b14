import type { PictureName } from '@/site/pictures';
import type { Route } from '@/site/routes';

/**
 * The opening picture of each page, and the key of its h1. A `zoom` of 1 shows as much of the picture as fits; a larger one
 * moves its middle out from behind the heading.
 */
export const pages = {
  home: { picture: 'solar-park-aerial', heading: 'Hero.title', zoom: 1.2 },
  services: { picture: 'battery-yard', heading: 'ServicesOpening.title', zoom: 1.08 },
  about: { picture: 'solar-dawn', heading: 'WhoWeAre.title', zoom: 1.5 },
  contacts: { picture: 'transformer-station', heading: 'ContactsOpening.title', zoom: 1.35 },
  certificates: { picture: 'module-detail', heading: 'Certificates.title', zoom: 1.3 },
} as const satisfies Record<
  Route,
  { readonly picture: PictureName; readonly heading: string; readonly zoom: number }
>;
