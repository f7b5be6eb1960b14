/*
 * The rules of docs/specification.md under their names, as far as the HTML shows them; browser tests have the rest. Texts are looked
 * up by their key, so that an editor may change any of them; words.test.ts finds those that are missing.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { filmFallback, successMessages, toggleTexts } from '@/e2e/lib/literals';
import { rules } from '@/e2e/lib/rules';
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
import { attributesOf, fileAt, folded, one, pages, rendered, textsOf } from './lib/site';

/** A route's page in each language. */
function inEachLanguage(route: Route) {
  return pages.filter(({ name }) => name === route);
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

describe('docs/specification.md', () => {
  test('each rule that it says is tested in the files is a title here', () => {
    const source = readFileSync('e2e/export/specification.test.ts', 'utf8');
    const titles = [...source.matchAll(/^describe\('(\d [^']+)'/gm)].map(([, title]) => title);
    expect(titles).toEqual(rules.filter(({ inFiles }) => inFiles).map(({ name }) => name));
  });

  test('each rule that it says is tested in a browser has such a test', () => {
    const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => readFileSync(`e2e/${file}`, 'utf8'));
    const tested = [...specs.join().matchAll(/\brule\(\s*'([^']+)'/g)].map(([, name]) => name);
    const untested = rules.filter(({ name, inBrowser }) => inBrowser && !tested.includes(name));
    expect(untested.map(({ name }) => name)).toEqual([]);
  });
});

describe('2 Header', () => {
  describe.each(rendered)('$path', ({ document, locale, name, t }) => {
    const header = one(document, 'header');

    test('a logo that leads Home', () => {
      const logo = one(header, 'a:has(img)');
      expect(logo.getAttribute('href')).toBe(href(locale, 'home'));
      expect(logo.getAttribute('aria-label')).toBe(t('Header.homeLink', { company: company.name }));
    });

    test('links to the five pages, in the row and in the phone’s menu', () => {
      const lists = [...header.querySelectorAll('nav ul')];
      expect(lists).toHaveLength(2);
      for (const list of lists) {
        expect(textsOf(list, 'a')).toEqual(routes.map((route) => t(`Header.links.${route}`)));
        expect(attributesOf(list, 'a', 'href')).toEqual(routes.map((route) => href(locale, route)));
        expect(attributesOf(list, 'a', 'aria-current')).toEqual(
          routes.map((route) => (route === name ? 'page' : null)),
        );
      }
    });

    test('a flag per language', () => {
      const flags = [...header.querySelectorAll('a[data-locale]:has(svg)')];
      const names = ['lang', 'hreflang', 'aria-label', 'aria-current', 'href'] as const;
      expect(flags.map((flag) => names.map((each) => flag.getAttribute(each)))).toEqual(
        locales.map((own) => [
          own,
          own,
          languages[own].name,
          own === locale ? 'true' : null,
          href(own, name === 'notFound' ? 'home' : name),
        ]),
      );
    });
  });
});

describe('2 Footer', () => {
  test.each(rendered)('$path: social links, group, address, copyright', (page) => {
    const { document, locale, t } = page;
    const footer = one(document, 'footer');
    const social = one(footer, `nav[aria-label="${t('Footer.social')}"]`);
    expect(socialProfiles).toHaveLength(6);
    expect(attributesOf(social, 'a', 'href')).toEqual(socialProfiles.map(({ url }) => url));
    expect(textsOf(social, 'a')).toEqual(
      socialProfiles.map(({ name }) => `${name} ${t('Footer.externalSite')}`),
    );
    const { group } = company;
    const year = String(new Date(Number(sourceDate()) * 1000).getUTCFullYear());
    const [text, address] = [...textsOf(document, 'body > footer'), ...textsOf(footer, 'address')];
    expect(text).toContain(group);
    expect(text).toContain(folded(t('Footer.rights', { year, group })));
    expect(address).toContain(folded(t('Company.street')));
    expect(address).toContain(folded(t('Company.city')));
    link(footer, `mailto:${company.email}`);
    link(footer, `${href(locale, 'contacts')}#accessibility`);
  });
});

describe('2 Routes', () => {
  test('are the five of the table', () => {
    expect(Object.values(routePaths).map((path) => `/${path.replace(/\/$/, '')}`)).toEqual([
      '/',
      '/services',
      '/about-us',
      '/contacts',
      '/certificates',
    ]);
  });
});

describe('2 Home', () => {
  describe.each(inEachLanguage('home'))('$locale', ({ document, locale, t }) => {
    test('slideshow of 8 slides, each with a picture, a name and a caption of its own', () => {
      const slideshow = one(document, `site-slideshow[aria-label="${t('Slideshow.name')}"]`);
      expect(attributesOf(slideshow, '[role=group]', 'aria-label')).toEqual(
        services.map(({ id }, index) => {
          const position = { number: String(index + 1), total: '8' };
          return `${t('Slideshow.position', position)}: ${t(`Services.${id}.title`)}`;
        }),
      );
      const pictures = attributesOf(slideshow, '[role=group] picture > img', 'src');
      expect(new Set(pictures).size).toBe(8);
      const radios = attributesOf(slideshow, '[type=radio]', 'value');
      expect(radios).toEqual(services.map(({ id }) => id));
      one(slideshow, '[type=radio][checked]');
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
      const opening = one(document, 'main > :first-child');
      expect(link(opening, href(locale, 'contacts')).textContent).toBe(t('Hero.contactUs'));
    });

    test('list of 8 benefits', () => {
      const benefits = section(document, t('Benefits.title'));
      expect(new Set(textsOf(benefits, 'li h3')).size).toBe(8);
      expect(new Set(textsOf(benefits, 'li p')).size).toBe(8);
    });

    test('partnership: a memorandum with a foundation, with an external link', () => {
      const partnership = section(document, t('Partnership.title'));
      const text = folded(partnership.textContent ?? '');
      expect(text).toContain(folded(t('Partnership.label')));
      expect(text).toContain(folded(t('Partnership.text')));
      expect(link(partnership, company.foundationUrl).textContent).toContain(t('Partnership.link'));
    });

    test('looping muted background film, which starts by script only', () => {
      const video = one(document, 'video[muted][loop][playsinline][preload=none]');
      for (const attribute of ['controls', 'autoplay', 'src'])
        expect(video.hasAttribute(attribute)).toBe(false);
      const sources = attributesOf(video, 'source', 'data-src');
      expect(sources.length).toBeGreaterThan(1);
      for (const source of sources) expect(fileAt(source ?? '')).not.toBeNull();
    });
  });
});

describe('2 Services', () => {
  test.each(inEachLanguage('services'))('$locale: heading, 4 highlights, 8 services', (page) => {
    const { document, t } = page;
    const highlights = ['contract', 'engineers', 'sides', 'paper'] as const;
    const items = textsOf(section(document, t(headings.services)), 'ul > li');
    expect(items).toHaveLength(4);
    for (const [index, name] of highlights.entries()) {
      expect(items[index]).toContain(folded(t(`ServicesOpening.highlights.${name}.title`)));
      expect(items[index]).toContain(folded(t(`ServicesOpening.highlights.${name}.text`)));
    }
    expect(attributesOf(document, 'main section[id]', 'id')).toEqual([
      'studies',
      'planning',
      'epc',
      'construction',
      'management',
      'commissioning',
      'operation',
      'repowering',
    ]);
    expect(textsOf(document, 'main section[id] h2')).toEqual(
      services.map(({ id }) => folded(t(`Services.${id}.title`))),
    );
  });
});

describe('2 About', () => {
  test.each(inEachLanguage('about'))(
    '$locale: who we are, mission, vision, 5 core values',
    (page) => {
      const { document, t } = page;
      const found = textsOf(document, 'main h2');
      for (const key of ['WhoWeAre.heading', 'Horizon.mission', 'Horizon.vision'] as const)
        expect(found).toContain(folded(t(key)));
      const values = [
        'customer',
        'integrity',
        'reliability',
        'innovation',
        'sustainability',
      ] as const;
      expect(textsOf(section(document, t('Values.title')), 'li h3')).toEqual(
        values.map((value) => folded(t(`Values.items.${value}.title`))),
      );
    },
  );
});

describe('2 Contacts', () => {
  describe.each(inEachLanguage('contacts'))('$locale', ({ document, locale, t }) => {
    const main = one(document, 'main');
    const details = one(main, `section[aria-label="${t('ContactDetails.heading')}"]`);

    test('social links, phone, e-mail, address and website', () => {
      expect(attributesOf(details, 'li a', 'href')).toEqual(socialProfiles.map(({ url }) => url));
      const phone = link(details, `tel:${company.phone.replace(/[^+\d]/g, '')}`);
      expect(phone.textContent).toBe(company.phone);
      expect(link(details, `mailto:${company.email}`).textContent).toBe(company.email);
      expect(link(details, company.website).textContent).toBe(new URL(company.website).host);
      const [address] = textsOf(details, 'address');
      expect(address).toContain(folded(t('Company.street')));
      expect(address).toContain(folded(t('Company.city')));
    });

    test('a list of commitments', () => {
      const items = textsOf(section(document, t('Commitments.title')), 'li');
      const names = ['answer', 'opinion', 'study', 'charge', 'secrecy'] as const;
      expect(items).toHaveLength(names.length);
      for (const [index, name] of names.entries()) {
        const days = name === 'answer' ? company.terms.answer : company.terms.opinion;
        expect(items[index]).toContain(folded(t(`Commitments.items.${name}.term`, { days })));
      }
    });

    test('an embedded map, loaded lazily', () => {
      const frame = one(main, 'iframe[loading=lazy]');
      expect(frame.getAttribute('src')).toBe(mapFramePath(locale));
      expect(frame.getAttribute('title')).toBe(t('Map.title'));
    });
  });
});

describe('2 Certificates', () => {
  test.each(inEachLanguage('certificates'))('$locale: 3 PDFs that open in a new tab', (page) => {
    const { document, locale, t } = page;
    const set = locale === 'bg' ? 'bg' : languages[locale].certificates;
    if (locale === 'en' || locale === 'it') expect(set).toBe('en');
    const attributes = `[target=_blank][type="application/pdf"][hreflang=${set}]`;
    expect([...standardNumbers]).toEqual(['9001', '14001', '45001']);
    expect(attributesOf(document, `main ul a${attributes}`, 'href')).toEqual(
      standardNumbers.map((number) => certificatePath(set, number)),
    );
    for (const number of standardNumbers) {
      const path = certificatePath(set, number);
      const item = link(document, path).closest('li') ?? document;
      expect(textsOf(item, 'h2')).toEqual([`${t('Certificates.iso')} ${number}`]);
      expect(textsOf(item, 'h3')).toEqual([folded(t(`Certificates.items.iso${number}.title`))]);
      const file = readFileSync(fileAt(path) ?? '');
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      const details = t('Certificates.details', { size: Math.round(file.length / 1000) });
      expect(textsOf(item, 'a small')).toEqual([folded(details)]);
    }
  });
});

describe('3 Enquiry', () => {
  test.each(inEachLanguage('contacts'))('$locale: five fields of the specified types', (page) => {
    const { document, t } = page;
    const form = one(document, `form[aria-label="${t('EnquiryForm.name')}"]`);
    const types = { name: 'text', email: 'email', phone: 'number', address: 'text' } as const;
    for (const [name, type] of Object.entries(types))
      expect(one(form, `input[name=${name}]`)).toHaveProperty('type', type);
    one(form, 'textarea[name=description]');
    for (const name of ['phone', 'address', 'description'] as const) {
      const hint = one(form, `[name=${name}]`).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(hint)?.textContent).toBe(t(`EnquiryForm.fields.${name}.hint`));
    }
  });
});

describe('4 Founder', () => {
  test.each(inEachLanguage('home'))('$locale: the rest is in a closed toggle', (page) => {
    const { document, locale, t } = page;
    const toggle = one(section(document, t('Founder.name')), 'details:not([open])');
    const texts = [t('Founder.showMore'), t('Founder.showLess')];
    expect(textsOf(toggle, 'summary > span')).toEqual(texts.map(folded));
    expect(textsOf(toggle, 'p')).toEqual([folded(t('Founder.more'))]);
    if (locale === 'en') expect(texts).toEqual([toggleTexts.more, toggleTexts.less]);
    else expect(texts[0]).not.toBe(messages.en.Founder.showMore);
  });
});

describe('5 Validation', () => {
  test.each(inEachLanguage('contacts'))('$locale: nothing required, no bounds', ({ document }) => {
    const bounds = 'required aria-required maxlength minlength pattern min max step novalidate';
    const selector = bounds.split(' ').map((name) => `form[${name}], form [${name}]`);
    expect(document.querySelector(selector.join())).toBeNull();
  });

  test.each(inEachLanguage('contacts'))('$locale: an asterisk in English only', (page) => {
    const { document, locale, t } = page;
    const placeholder = one(document, 'form [name=email]').getAttribute('placeholder');
    expect(placeholder).toBe(t('EnquiryForm.fields.email.placeholder'));
    // The specification says nothing of further languages.
    if (locale in successMessages) expect(placeholder?.includes('*')).toBe(locale === 'en');
  });
});

describe('5 reCAPTCHA', () => {
  test.each(inEachLanguage('contacts'))('$locale: it is stated, and there is none', (page) => {
    const { document } = page;
    expect(one(document, 'form').textContent).toContain('reCAPTCHA');
    expect(document.querySelector('.g-recaptcha, form iframe, [src*=recaptcha]')).toBeNull();
  });
});

describe('6 Roles', () => {
  test.each(rendered)('$path has no login', ({ document }) => {
    expect(document.querySelector('input[type=password]')).toBeNull();
  });
});

describe('7 Request', () => {
  test.each(inEachLanguage('contacts'))('$locale: the form posts to EmailJS by itself', (page) => {
    const form = one(page.document, 'form');
    expect(sendFormUrl).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(form.matches('[method=post][enctype="multipart/form-data"]')).toBe(true);
    expect(form.getAttribute('action')).toBe(sendFormUrl);
    one(form, '[type=hidden][name=service_id][value=service_under_test]');
    one(form, '[type=hidden][name=template_id][value=template_under_test]');
    one(form, '[type=hidden][name=user_id][value=key_under_test]');
  });
});

describe('8 Messages', () => {
  test.each(Object.entries(successMessages))('%s: the success message', (locale, message) => {
    expect(isLocale(locale) && translator(locale)('EnquiryForm.success')).toBe(message);
  });
});

describe('8 Film', () => {
  test.each(inEachLanguage('home'))('$locale: the text without support', ({ document }) => {
    expect(one(document, 'video').textContent).toBe(filmFallback);
  });
});

describe('9 Constants', () => {
  test('the languages en, it, bg come first', () => {
    expect(locales.slice(0, 3)).toEqual(['en', 'it', 'bg']);
  });
});
