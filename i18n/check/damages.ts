import type { Locale } from '@/i18n/locales';

/** A mistake that an editor could make in the real message files, and what has to be said of it. */
export interface Damage {
  readonly name: string;
  readonly locale: Locale;
  /** What stands in the file, once. */
  readonly piece: string;
  readonly replacement: string;
  /** The key that is to be named; empty where the file cannot be read. */
  readonly key: string;
  /** The beginning of the line that is to be named, where it is not the piece's own. */
  readonly line?: string;
  readonly advice: RegExp;
}

/** Known-bad fixtures: the check is tested with them, and tools that could replace it. */
export const damages: readonly Damage[] = [
  {
    name: 'a comma is missing',
    locale: 'it',
    piece: '"hours": "Dal lunedì al venerdì, dalle 9:00 alle 18:00",',
    replacement: '"hours": "Dal lunedì al venerdì, dalle 9:00 alle 18:00"',
    key: '',
    advice: /comma is missing at the end of this line/,
  },
  {
    name: 'a text is missing',
    locale: 'bg',
    piece: '    "sunset": "Залез",\n',
    replacement: '',
    key: 'Daylight.sunset',
    line: '  "Daylight"',
    advice:
      /missing in Български. Add "sunset" to the group "Daylight" that begins here. English says: "Sunset"/,
  },
  {
    name: 'a name is misspelt',
    locale: 'it',
    piece: '"sunset": "Tramonto"',
    replacement: '"sunest": "Tramonto"',
    key: 'Daylight.sunest',
    advice: /does not exist in messages\/en.json.*correct its spelling/,
  },
  {
    name: 'a placeholder is not closed',
    locale: 'bg',
    piece: '© {year} {group}.',
    replacement: '© {year {group}.',
    key: 'Footer.rights',
    advice: /placeholder is not closed/,
  },
  {
    name: 'a placeholder is translated',
    locale: 'it',
    piece: '"{company}, pagina iniziale"',
    replacement: '"{azienda}, pagina iniziale"',
    key: 'Header.homeLink',
    advice: /English has: {company}. This text has: {azienda}/,
  },
  {
    name: 'a tag is lost',
    locale: 'bg',
    piece: '<email>{address}</email>. Изпращаме',
    replacement: '{address}. Изпращаме',
    key: 'CheckCertificate.copy',
    advice: /English has: <email> {address}. This text has: {address}/,
  },
  {
    name: 'a text was left in English',
    locale: 'it',
    piece: '"Cinque valori e come riconoscerli"',
    replacement: '"Five values, and how you can tell"',
    key: 'Values.title',
    advice: /still in English. Translate it/,
  },
  {
    name: 'a text is in the wrong language',
    locale: 'bg',
    piece: '"Почтеност"',
    replacement: '"Integrità"',
    key: 'Values.items.integrity.title',
    advice: /not in Български: it has no Cyrillic letter/,
  },
  {
    name: 'two spaces side by side',
    locale: 'en',
    piece: 'Bulgarian, Italian and English, on site',
    replacement: 'Bulgarian, Italian  and English, on site',
    key: 'WhoWeAre.languages',
    advice: /two spaces side by side/,
  },
  {
    name: 'the quotation marks of another language',
    locale: 'it',
    piece:
      '«Un impianto è finito quando può gestirlo anche un estraneo, con i soli documenti che lasciamo.»',
    replacement:
      '„Un impianto è finito quando può gestirlo anche un estraneo, con i soli documenti che lasciamo.“',
    key: 'Founder.quote',
    advice: /not those of Italiano.*Write «…» or “…”/,
  },
  {
    name: 'a straight apostrophe',
    locale: 'it',
    piece: 'Scelta dell’immagine',
    replacement: "Scelta dell'immagine",
    key: 'Slideshow.picker',
    advice: /straight apostrophe/,
  },
  {
    name: 'a line can break before a unit',
    locale: 'bg',
    piece: 'наклон {tilt, number}°, дълбочина на пилотите {pile, number, ::.00}\\u00a0м.',
    replacement: 'наклон {tilt, number}°, дълбочина на пилотите {pile, number, ::.00} м.',
    key: 'Services.epc.drawing',
    advice: /between a number and its unit in "} м". Write \\u00a0 between them/,
  },
  {
    name: 'a text is too long for its place',
    locale: 'it',
    piece: '"certificates": "Certificazioni"',
    replacement: '"certificates": "Certificati e attestazioni di conformità"',
    key: 'Header.links.certificates',
    advice:
      /too long for its place: it has 40 characters, and there is room for \d+ \(.*\). Shorten it/,
  },
  {
    name: 'a word is too long for its heading, which would part it at any letter',
    locale: 'it',
    piece: '"Missione"',
    replacement: '"Autorappresentazione"',
    key: 'Horizon.mission',
    advice: /has 20 letters, and there is room for \d+ \(.*\). Choose a shorter one/,
  },
  {
    name: 'a name stands twice',
    locale: 'en',
    piece: '"menu": "Menu",',
    replacement: '"menu": "Menu", "menu": "Menus",',
    key: 'Header.menu',
    advice: /stands twice in the same group/,
  },
  {
    name: 'a text is empty',
    locale: 'bg',
    piece: '"Кои сме"',
    replacement: '""',
    key: 'WhoWeAre.heading',
    advice: /text is empty/,
  },
  {
    name: 'a translation that was changed back into English',
    locale: 'it',
    piece:
      '"I dati sulla biodiversità si pubblicano così come sono stati rilevati, negli anni buoni e in quelli cattivi."',
    replacement: '"Counts of the biodiversity are published for all of you."',
    key: 'Partnership.undertakings.data.text',
    advice: /seems to be in English, not in Italiano/,
  },
  {
    name: 'a letter of the other alphabet that looks alike',
    locale: 'bg',
    piece: '"Мисия"',
    replacement: '"Mисия"',
    key: 'Horizon.mission',
    advice: /"Mисия" has letters of two alphabets/,
  },
];
