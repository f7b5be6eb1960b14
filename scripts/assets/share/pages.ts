import type { PictureName } from '@/site/pictures';
import type { Route } from '@/site/routes';

export interface Page {
  readonly picture: PictureName;
  /** Dotted key of the page's h1 in the messages. */
  readonly heading: string;
  /** 1 shows as much of the picture as fits. More moves what is in its middle out from behind the notch. */
  readonly zoom: number;
}

/**
 * The picture with which each page opens, and its heading. In a file of its own, so that a new page leaves the pictures of
 * the others as they are.
 */
export const pages: Readonly<Record<Route, Page>> = {
  home: { picture: 'solar-park-aerial', heading: 'Hero.title', zoom: 1.2 },
  services: { picture: 'battery-yard', heading: 'ServicesOpening.title', zoom: 1.08 },
  about: { picture: 'solar-dawn', heading: 'WhoWeAre.title', zoom: 1.5 },
  contacts: { picture: 'transformer-station', heading: 'ContactsOpening.title', zoom: 1.35 },
  certificates: { picture: 'module-detail', heading: 'Certificates.title', zoom: 1.3 },
};
