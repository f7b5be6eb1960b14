/*
 * The customer's specification, section by section, as far as the HTML shows it; e2e/specification.spec.ts tests the rest in
 * a browser. Texts are looked up by their key, so that an editor may change any of them.
 */

import { readFileSync } from 'node:fs';
import { filmFallback, successMessages, toggleTexts } from '@/e2e/lib/literals';
import { headings, messages, translator } from '@/e2e/lib/translator';
import { languages } from '@/i18n/languages';
import { isLocale, locales } from '@/i18n/locales';
import { sourceDate } from '@/scripts/lib/sources';
import { certificatePath, standardNumbers } from '@/site/certificates';
import { company, socialProfiles } from '@/site/company';
import { sendFormUrl } from '@/site/emailjs';
import { mapFramePath } from '@/site/map';
import { href, type Route, routePaths, routes } from '@/site/routes';
import { services } from '@/site/services';
import { attributesOf, fileAt, folded, one, pages, rendered } from './lib/site';

function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => folded(textContent ?? ''));
}

function inEachLanguage(route: Route) {
  return pages
    .filter(({ name }) => name === route)
    .map(({ locale, document }) => [locale, document, translator(locale)] as const);
}

function link(root: ParentNode, url: string): Element {
  return one(root, `a[href="${url}"]`);
}

/** The section with a heading. */
function section(document: Document, heading: string): Element {
  const found = [...document.querySelectorAll('main h1, main h2')].find(
    ({ textContent }) => textContent === heading,
  );
  const around = found?.closest('section');
  if (!around) throw new Error(`no section has the heading "${heading}"`);
  return around;
}

describe('2. Screens and routes', () => {
  describe.each(rendered.map((page) => [page.path, page] as const))(
    'Shared layout on %s',
    (_path, { document, locale, name }) => {
      const t = translator(locale);

      test('header: logo, five navigation links, a flag per language', () => {
        const header = one(document, 'header');
        const logo = one(header, 'a:has(img)');
        expect(logo.getAttribute('href')).toBe(href(locale, 'home'));
        expect(logo.getAttribute('aria-label')).toBe(
          t('Header.homeLink', { company: company.name }),
        );
        const lists = [...header.querySelectorAll('nav ul')];
        // The row, and the phone's menu.
        expect(lists).toHaveLength(2);
        for (const list of lists) {
          const links = [...list.querySelectorAll('a')];
          expect(
            links.map((found) => [
              found.textContent,
              found.getAttribute('href'),
              found.getAttribute('aria-current'),
            ]),
          ).toEqual(
            routes.map((route) => [
              t(`Header.links.${route}`),
              href(locale, route),
              route === name ? 'page' : null,
            ]),
          );
        }
        const flags = [...header.querySelectorAll('a[data-locale]')];
        expect(
          flags.map((flag) =>
            ['lang', 'hreflang', 'aria-label', 'aria-current', 'href'].map((attribute) =>
              flag.getAttribute(attribute),
            ),
          ),
        ).toEqual(
          locales.map((own) => [
            own,
            own,
            languages[own].name,
            own === locale ? 'true' : null,
            href(own, name === 'notFound' ? 'home' : name),
          ]),
        );
        for (const flag of flags) one(flag, 'svg');
      });

      test('footer: social links, group name, street address, copyright', () => {
        const footer = one(document, 'footer');
        const social = one(footer, `nav[aria-label="${t('Footer.social')}"]`);
        expect(social.getAttribute('aria-label')).toBe(t('Footer.social'));
        expect(attributesOf(social, 'a', 'href')).toEqual(socialProfiles.map(({ url }) => url));
        expect(textsOf(social, 'a')).toEqual(
          socialProfiles.map(({ name: profile }) => `${profile} ${t('Footer.externalSite')}`),
        );
        const text = folded(footer.textContent ?? '');
        expect(text).toContain(company.group);
        expect(text).toContain(
          folded(
            t('Footer.rights', {
              year: String(new Date(Number(sourceDate()) * 1000).getUTCFullYear()),
              group: company.group,
            }),
          ),
        );
        const address = folded(footer.querySelector('address')?.textContent ?? '');
        expect(address).toContain(folded(t('Company.street')));
        expect(address).toContain(folded(t('Company.city')));
        link(footer, `mailto:${company.email}`);
        link(footer, `${href(locale, 'contacts')}#accessibility`);
      });
    },
  );

  test('the routes are the five of the table', () => {
    expect(Object.values(routePaths).map((path) => `/${path.replace(/\/$/, '')}`)).toEqual([
      '/',
      '/services',
      '/about-us',
      '/contacts',
      '/certificates',
    ]);
  });

  describe.each(inEachLanguage('home'))('Home in %s', (locale, document, t) => {
    test('slideshow of 8 slides, each with a picture, a name and a caption of its own', () => {
      const slideshow = one(document, 'site-slideshow');
      expect(slideshow.getAttribute('aria-label')).toBe(t('Slideshow.name'));
      expect(attributesOf(slideshow, '[role=group]', 'aria-label')).toEqual(
        services.map(({ id }, index) => {
          const position = { number: String(index + 1), total: String(8) };
          return `${t('Slideshow.position', position)}: ${t(`Services.${id}.title`)}`;
        }),
      );
      const pictures = attributesOf(slideshow, '[role=group] picture > img', 'src');
      expect(new Set(pictures).size).toBe(8);
      expect(attributesOf(slideshow, '[type=radio]', 'value')).toEqual(
        services.map(({ id }) => id),
      );
      expect(attributesOf(slideshow, '[type=radio][checked]', 'value')).toHaveLength(1);
      const [rotate, ...others] = slideshow.querySelectorAll('button');
      // CSS shows one of the two.
      expect(textsOf(rotate ?? document, 'span > span')).toEqual([
        t('Motion.pause'),
        t('Motion.play'),
      ]);
      expect(others.map((button) => button.getAttribute('aria-label'))).toEqual([
        t('Slideshow.previous'),
        t('Slideshow.next'),
      ]);
    });

    test('the contact-us button leads to the contacts page', () => {
      const opening = one(document, 'main').firstElementChild ?? document;
      expect(link(opening, href(locale, 'contacts')).textContent).toBe(t('Hero.contactUs'));
    });

    test('list of 8 benefits', () => {
      const benefits = [
        'contract',
        'engineers',
        'yield',
        'grid',
        'equipment',
        'storage',
        'safety',
        'handover',
      ] as const;
      const items = [...section(document, t('Benefits.title')).querySelectorAll('li')];
      expect(items).toHaveLength(8);
      expect(items.flatMap((item) => [...textsOf(item, 'h3'), ...textsOf(item, 'p')])).toEqual(
        benefits.flatMap((benefit) => [
          folded(t(`Benefits.items.${benefit}.title`)),
          folded(t(`Benefits.items.${benefit}.text`)),
        ]),
      );
    });

    test('partnerships: a memorandum with a foundation, with an external link', () => {
      const partnership = section(document, t('Partnership.title'));
      const text = folded(partnership.textContent ?? '');
      expect(text).toContain(folded(t('Partnership.label')));
      expect(text).toContain(folded(t('Partnership.text')));
      expect(link(partnership, company.foundationUrl).textContent).toContain(t('Partnership.link'));
    });

    test('founder: the extra paragraph is in a closed toggle, whose texts are localized', () => {
      const founder = section(document, t('Founder.name'));
      const toggle = one(founder, 'details');
      expect(toggle.hasAttribute('open')).toBe(false);
      expect(textsOf(toggle, 'summary > span')).toEqual([
        folded(t('Founder.showMore')),
        folded(t('Founder.showLess')),
      ]);
      expect(textsOf(toggle, 'p')).toEqual([folded(t('Founder.more'))]);
      const { more, less } = toggleTexts;
      const isLiteral = locale === 'en';
      if (isLiteral) expect([t('Founder.showMore'), t('Founder.showLess')]).toEqual([more, less]);
      else expect(t('Founder.showMore')).not.toBe(messages.en.Founder.showMore);
    });

    test('looping muted background video with the fallback text', () => {
      const video = one(document, 'video');
      for (const attribute of ['muted', 'loop', 'playsinline']) {
        expect(video.hasAttribute(attribute)).toBe(true);
      }
      for (const attribute of ['controls', 'autoplay', 'src']) {
        expect(video.hasAttribute(attribute)).toBe(false);
      }
      expect(video.getAttribute('preload')).toBe('none');
      expect(video.textContent).toBe(filmFallback);
      const sources = attributesOf(video, 'source', 'data-src');
      expect(sources.length).toBeGreaterThan(1);
      for (const source of sources) expect(fileAt(source ?? '')).not.toBeNull();
    });
  });

  describe.each(inEachLanguage('services'))('Services in %s', (_locale, document, t) => {
    test('heading and 4 highlight points', () => {
      const opening = section(document, t(headings.services));
      const highlights = ['contract', 'engineers', 'sides', 'paper'] as const;
      const items = [...opening.querySelectorAll('ul > li')];
      expect(items).toHaveLength(4);
      expect(textsOf(opening, 'li :is(h2, h3)')).toEqual(
        highlights.map((name) => folded(t(`ServicesOpening.highlights.${name}.title`))),
      );
      for (const [index, name] of highlights.entries()) {
        expect(folded(items[index]?.textContent ?? '')).toContain(
          folded(t(`ServicesOpening.highlights.${name}.text`)),
        );
      }
    });

    test('8 service items, in this order', () => {
      expect(services.map(({ id }) => id)).toEqual([
        'studies',
        'planning',
        'epc',
        'construction',
        'management',
        'commissioning',
        'operation',
        'repowering',
      ]);
      const items = [...document.querySelectorAll('main section[id]')];
      expect(items.map((item) => [item.id, ...textsOf(item, 'h2')])).toEqual(
        services.map(({ id }) => [id, folded(t(`Services.${id}.title`))]),
      );
    });
  });

  describe.each(inEachLanguage('about'))('About in %s', (_locale, document, t) => {
    test('who we are, mission, vision', () => {
      const found = textsOf(document, 'main h2');
      for (const key of ['WhoWeAre.heading', 'Horizon.mission', 'Horizon.vision'] as const) {
        expect(found).toContain(folded(t(key)));
      }
    });

    test('5 core values', () => {
      const values = [
        'customer',
        'integrity',
        'reliability',
        'innovation',
        'sustainability',
      ] as const;
      const around = section(document, t('Values.title'));
      expect(textsOf(around, 'li h3')).toEqual(
        values.map((value) => folded(t(`Values.items.${value}.title`))),
      );
    });
  });

  describe.each(inEachLanguage('contacts'))('Contacts in %s', (locale, document, t) => {
    const main = one(document, 'main');

    test('social links, and a list of commitments', () => {
      const details = one(main, `section[aria-label="${t('ContactDetails.heading')}"]`);
      expect(attributesOf(details, 'li a', 'href')).toEqual(socialProfiles.map(({ url }) => url));
      const { items } = messages[locale].Commitments;
      const { answer, opinion } = company.terms;
      expect(textsOf(section(document, t('Commitments.title')), 'li')).toEqual(
        (['answer', 'opinion', 'study', 'charge', 'secrecy'] as const).map((name) => {
          const term = t(`Commitments.items.${name}.term`, {
            days: name === 'answer' ? answer : opinion,
          });
          return folded(`${term} ${items[name].text}`);
        }),
      );
    });

    test('the company phone, e-mail, address and website', () => {
      const details = one(main, `section[aria-label="${t('ContactDetails.heading')}"]`);
      const phone = link(details, `tel:${company.phone.replace(/[^+\d]/g, '')}`);
      expect(phone.textContent).toBe(company.phone);
      expect(link(details, `mailto:${company.email}`).textContent).toBe(company.email);
      expect(link(details, company.website).textContent).toBe(new URL(company.website).host);
      const address = folded(one(details, 'address').textContent ?? '');
      expect(address).toContain(folded(t('Company.street')));
      expect(address).toContain(folded(t('Company.city')));
    });

    test('an embedded map, loaded lazily', () => {
      const frame = one(main, 'iframe');
      expect(frame.getAttribute('src')).toBe(mapFramePath(locale));
      expect(frame.getAttribute('title')).toBe(t('Map.title'));
      expect(frame.getAttribute('loading')).toBe('lazy');
    });
  });

  describe.each(inEachLanguage('certificates'))('Certificates in %s', (locale, document, t) => {
    const links = [...one(document, 'main').querySelectorAll('ul a')];

    test('3 PDF links that open in a new tab, each with its title', () => {
      expect([...standardNumbers]).toEqual(['9001', '14001', '45001']);
      expect(links).toHaveLength(3);
      for (const [index, number] of standardNumbers.entries()) {
        const found = links[index];
        expect(found?.getAttribute('target')).toBe('_blank');
        expect(found?.getAttribute('type')).toBe('application/pdf');
        const item = found?.closest('li') ?? document;
        expect(textsOf(item, 'h2')).toEqual([`${t('Certificates.iso')} ${number}`]);
        expect(textsOf(item, 'h3')).toEqual([folded(t(`Certificates.items.iso${number}.title`))]);
        const file = readFileSync(fileAt(found?.getAttribute('href') ?? '') ?? '');
        expect(file.subarray(0, 5).toString()).toBe('%PDF-');
        const details = t('Certificates.details', { size: Math.round(file.length / 1000) });
        expect(textsOf(item, 'a small')).toEqual([folded(details)]);
      }
    });

    test('Bulgarian has its own set of files; English and Italian share the English files', () => {
      const set = locale === 'bg' ? 'bg' : languages[locale].certificates;
      if (locale === 'en' || locale === 'it') expect(set).toBe('en');
      expect(links.map((found) => found.getAttribute('href'))).toEqual(
        standardNumbers.map((number) => certificatePath(set, number)),
      );
      expect([...new Set(links.map((found) => found.getAttribute('hreflang')))]).toEqual([set]);
    });
  });
});

describe.each(inEachLanguage('contacts'))('3, 5. The enquiry form in %s', (locale, document, t) => {
  const form = one(document, 'form');

  test('five fields of the specified types, with labels', () => {
    expect(form.getAttribute('aria-label')).toBe(t('EnquiryForm.name'));
    const types = { name: 'text', email: 'email', phone: 'number', address: 'text' } as const;
    for (const [name, type] of Object.entries(types)) {
      expect(one(form, `input[name=${name}]`)).toHaveProperty('type', type);
    }
    one(form, 'textarea[name=description]');
    for (const name of ['name', 'email', 'phone', 'address', 'description'] as const) {
      const field = one(form, `[name=${name}]`);
      expect(one(form, `label[for="${field.id}"]`).textContent).toBe(
        t(`EnquiryForm.fields.${name}.label`),
      );
    }
    for (const name of ['phone', 'address', 'description'] as const) {
      const hint = one(form, `[name=${name}]`).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(hint)?.textContent).toBe(t(`EnquiryForm.fields.${name}.hint`));
    }
  });

  test('no required-field rules and no length bounds', () => {
    const rules = 'required aria-required maxlength minlength pattern min max step novalidate';
    for (const rule of rules.split(' ')) {
      expect(form.querySelector(`[${rule}]`)).toBeNull();
      expect(form.hasAttribute(rule)).toBe(false);
    }
  });

  test('the English e-mail placeholder carries an asterisk, no other does', () => {
    const placeholder = one(form, '[name=email]').getAttribute('placeholder');
    expect(placeholder).toBe(t('EnquiryForm.fields.email.placeholder'));
    // The specification says nothing of further languages.
    if (locale in successMessages) expect(placeholder?.includes('*')).toBe(locale === 'en');
  });

  test('states that it is protected by reCAPTCHA, but has none', () => {
    expect(form.textContent).toContain('reCAPTCHA');
    expect(document.querySelector('.g-recaptcha, form iframe, [src*=recaptcha]')).toBeNull();
  });

  test('7. posts multipart form data to EmailJS by itself, with the ids', () => {
    expect(sendFormUrl).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(['action', 'method', 'enctype'].map((name) => form.getAttribute(name))).toEqual([
      sendFormUrl,
      'post',
      'multipart/form-data',
    ]);
    for (const [name, value] of [
      ['service_id', 'service_under_test'],
      ['template_id', 'template_under_test'],
      ['user_id', 'key_under_test'],
    ] as const) {
      expect(one(form, `input[type=hidden][name=${name}]`).getAttribute('value')).toBe(value);
    }
  });

  test('has a honeypot that is hidden, not focusable and not sent', () => {
    const honeypot = one(document, 'main [aria-hidden=true] input');
    expect(honeypot.getAttribute('tabindex')).toBe('-1');
    expect(form.contains(honeypot) || honeypot.hasAttribute('form')).toBe(false);
  });
});

test('8. Success messages', () => {
  const shown = Object.keys(successMessages).filter(isLocale);
  expect(
    Object.fromEntries(shown.map((locale) => [locale, translator(locale)('EnquiryForm.success')])),
  ).toEqual(successMessages);
});

test('9. Languages: en, it, bg come first', () => {
  expect(locales.slice(0, 3)).toEqual(['en', 'it', 'bg']);
});
