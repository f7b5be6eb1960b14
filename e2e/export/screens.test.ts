/*
 * The rules of section 2 of docs/specification.md under their names, as far as the HTML shows them. The tests look up
 * texts by their keys, so that an editor may change any of them. content/words.test.ts finds messages that are missing
 * on a page.
 */

import { socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import { listEntries } from '@/content/listEntries';
import { headingOf } from '@/e2e/lib/translator';
import { routePaths } from '@/generated/script-values';
import { locales } from '@/i18n/locales';
import { sourceDate } from '@/scripts/export/sourceDate';
import { mapFramePath } from '@/site/map';
import { href, routeNames } from '@/site/routes';
import { services } from '@/site/services';
import {
  attributesOf,
  fileAt,
  folded,
  inEachLanguage,
  link,
  one,
  rendered,
  section,
  textContents,
} from './lib/site';

describe('2 Header', () => {
  describe.each(rendered)('$path', ({ document, locale, name, t }) => {
    const header = one(document, 'body > header');

    test('the logo leads to Home', () => {
      const logo = one(header, 'a:has(img)');
      expect(logo.getAttribute('href')).toBe(href(locale, 'home'));
      expect(logo.getAttribute('aria-label')).toBe(
        t('Header.homeLink', { company: content.company.name }),
      );
    });

    test('it has a flag for each language', () => {
      expect(attributesOf(header, 'a:has(svg)', 'data-locale')).toEqual(locales);
    });

    test('the navigation links to every page and marks the current one', () => {
      const list = one(header, 'nav > details > ul');
      const pages = 'a:not([href^="tel:"])';
      const names = routeNames.map((route) => t(`Header.links.${route}`));
      expect(textContents(list, pages)).toEqual(names);
      expect(attributesOf(list, pages, 'href')).toEqual(
        routeNames.map((route) => href(locale, route)),
      );
      expect(attributesOf(list, pages, 'aria-current')).toEqual(
        routeNames.map((route) => (route === name ? 'page' : null)),
      );
    });
  });
});

describe('2 Footer', () => {
  test.each(rendered)('$path shows social links, group, address and copyright', (page) => {
    const { document, locale, t } = page;
    const footer = one(document, 'footer');
    const social = `nav[aria-label="${t('Footer.social')}"] a`;
    expect(attributesOf(footer, social, 'href')).toEqual(socialProfiles().map(({ url }) => url));
    expect(textContents(footer, social)).toEqual(socialProfiles().map(({ name }) => name));
    expect(attributesOf(footer, `${social} > svg`, 'aria-label')).toEqual(
      socialProfiles().map(({ name }) => `${name} ${t('Footer.externalSite')}`),
    );
    const { group } = content.company;
    const year = String(new Date(Number(sourceDate()) * 1000).getUTCFullYear());
    const [text, address] = [
      ...textContents(document, 'body > footer'),
      ...textContents(footer, 'address'),
    ];
    expect(text).toContain(group);
    expect(text).toContain(folded(t('Footer.rights', { year, group })));
    expect(address).toContain(folded(t('Company.street')));
    expect(address).toContain(folded(t('Company.city')));
    link(footer, `mailto:${content.company.email}`);
    link(footer, `${href(locale, 'contacts')}#accessibility`);
  });
});

describe('2 Routes', () => {
  test('the site has the five pages of the specification', () => {
    const paths = ['', 'services/', 'about-us/', 'contacts/', 'certificates/'];
    expect(routePaths).toEqual(expect.arrayContaining(paths));
  });
});

describe('2 Home', () => {
  describe.each(inEachLanguage('home'))('$locale', ({ document, locale, t }) => {
    test('the slideshow has 8 slides, each with its own picture, name and caption', () => {
      const slideshow = one(document, `site-slideshow[aria-label="${t('Slideshow.name')}"]`);
      expect(attributesOf(slideshow, '[role=group]', 'aria-label')).toEqual(
        services.map(({ id }, index) => {
          const position = { number: String(index + 1), total: '8' };
          return `${t('Slideshow.position', position)}: ${t(`Services.${id}.title`)}`;
        }),
      );
      const pictures = attributesOf(slideshow, '[role=group] picture > img', 'src');
      expect(new Set(pictures).size).toBe(8);
    });

    test('the contact-us button leads to the form of the contacts page', () => {
      const opening = one(document, 'main > :first-child');
      expect(link(opening, `${href(locale, 'contacts')}#enquiry`).textContent).toBe(
        t('Hero.contactUs'),
      );
    });

    test('it lists 8 benefits', () => {
      const benefits = section(document, t('Benefits.title'));
      expect(new Set(textContents(benefits, 'li h3')).size).toBe(8);
      expect(new Set(textContents(benefits, 'li p')).size).toBe(8);
    });

    test('it shows the memorandum with a foundation, and links to the foundation', () => {
      const partnership = section(document, t('Partnership.title'));
      const text = folded(partnership.textContent ?? '');
      expect(text).toContain(folded(t('Partnership.label')));
      expect(text).toContain(folded(t('Partnership.text')));
      expect(link(partnership, content.company.foundationUrl).textContent).toContain(
        t('Partnership.link'),
      );
    });

    test('the background film is muted and loops, and only a script starts it', () => {
      const video = one(
        document,
        'video[muted][loop][playsinline][preload=none][aria-hidden=true]',
      );
      for (const attribute of ['controls', 'autoplay', 'src'])
        expect(video.hasAttribute(attribute)).toBe(false);
      const files: { src: string }[] = JSON.parse(video.getAttribute('data-files') ?? '[]');
      expect(files.length).toBeGreaterThan(1);
      for (const { src } of files) expect(fileAt(src)).not.toBeNull();
    });
  });
});

describe('2 Services', () => {
  test.each(inEachLanguage('services'))(
    '$locale shows the heading, 4 highlights and 8 services',
    (page) => {
      const { document, t } = page;
      const highlights = ['contract', 'engineers', 'sides', 'paper'] as const;
      const items = textContents(section(document, headingOf('services', t)), 'ul > li');
      expect(items).toHaveLength(4);
      for (const [index, name] of highlights.entries()) {
        expect(items[index]).toContain(folded(t(`ServicesOpening.highlights.${name}.title`)));
        expect(items[index]).toContain(folded(t(`ServicesOpening.highlights.${name}.text`)));
      }
      const stages = document.querySelectorAll<HTMLElement>('main section:has(> details)');
      expect([...stages].map(({ id }) => id)).toEqual([
        'studies',
        'planning',
        'epc',
        'construction',
        'management',
        'commissioning',
        'operation',
        'repowering',
      ]);
      expect([...stages].map((stage) => textContents(stage, 'h2').join())).toEqual(
        services.map(({ id }, index) => folded(`${index + 1} ${t(`Services.${id}.title`)}`)),
      );
    },
  );
});

describe('2 About', () => {
  test.each(inEachLanguage('about'))(
    '$locale shows who we are, mission, vision and 5 core values',
    (page) => {
      const { document, t } = page;
      const found = textContents(document, 'main h2');
      for (const key of ['WhoWeAre.heading', 'Horizon.mission', 'Horizon.vision'] as const)
        expect(found).toContain(folded(t(key)));
      const values = [
        'customer',
        'integrity',
        'reliability',
        'innovation',
        'sustainability',
      ] as const;
      expect(textContents(section(document, t('Values.title')), 'li h3')).toEqual(
        values.map((value) => folded(t(`Values.items.${value}.title`))),
      );
    },
  );
});

describe('2 Contacts', () => {
  describe.each(inEachLanguage('contacts'))('$locale', ({ document, locale, t }) => {
    const main = one(document, 'main');
    const details = one(main, `section[aria-label="${t('ContactDetails.heading')}"]`);

    test('it shows social links, phone, e-mail, address and website', () => {
      expect(attributesOf(details, 'li a', 'href')).toEqual(socialProfiles().map(({ url }) => url));
      const phone = link(details, `tel:${content.company.phone.replace(/[^+\d]/g, '')}`);
      expect(phone.textContent).toBe(content.company.phone);
      expect(link(details, `mailto:${content.company.email}`).textContent).toBe(
        content.company.email,
      );
      expect(link(details, content.company.website).textContent).toBe(
        new URL(content.company.website).host,
      );
      const [address] = textContents(details, 'address');
      expect(address).toContain(folded(t('Company.street')));
      expect(address).toContain(folded(t('Company.city')));
    });

    test('it lists the commitments', () => {
      const items = textContents(section(document, t('Commitments.title')), 'li');
      const names = listEntries('Commitments.items');
      expect(items).toHaveLength(names.length);
      for (const [index, name] of names.entries()) {
        expect(items[index]).toContain(
          folded(t(`Commitments.items.${name}.term`, content.company.terms)),
        );
      }
    });

    test('it embeds a map, which loads lazily', () => {
      const frame = one(main, 'iframe[loading=lazy]');
      expect(frame.getAttribute('src')).toBe(mapFramePath(locale));
      expect(frame.getAttribute('title')).toBe(t('Map.title'));
    });
  });
});
