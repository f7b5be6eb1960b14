/*
 * The rules of docs/specification.md under their names, as far as the HTML shows them. screens.test.ts covers the
 * pages, and browser tests cover the rest.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { fields } from '@/components/contacts/EnquiryForm/fields';
import { messages } from '@/components/testing/messages';
import { certificateName } from '@/content/certificates';
import { content } from '@/content/current';
import { deliverySettings, specifiedUrl } from '@/e2e/lib/delivery';
import { filmFallback, successMessages, toggleTexts } from '@/e2e/lib/literals';
import { rules } from '@/e2e/lib/specification';
import { translator } from '@/e2e/lib/translator';
import { languages } from '@/i18n/languages';
import { isLocale, locales } from '@/i18n/locales';
import { certificatePath } from '@/site/documents';
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

/* These two read sources, because Jest and Playwright do not tell a test which other tests there are. */
describe('docs/specification.md', () => {
  test('every rule that the specification marks as tested in the files has a block here', () => {
    const source = ['screens', 'specification']
      .map((name) => readFileSync(`e2e/export/${name}.test.ts`, 'utf8'))
      .join('\n');
    const titles = [...source.matchAll(/^describe\('(\d [^']+)'/gm)].map(([, title]) => title);
    expect(titles).toEqual(rules.filter(({ inFiles }) => inFiles).map(({ name }) => name));
  });

  test('every rule that the specification marks as tested in a browser has a browser test', () => {
    const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => readFileSync(`e2e/${file}`, 'utf8'));
    const tested = [...specs.join().matchAll(/'(\d [^']+)'/g)].map(([, name]) => name);
    const untested = rules.filter(({ name, inBrowser }) => inBrowser && !tested.includes(name));
    expect(untested.map(({ name }) => name)).toEqual([]);
  });
});

describe('2 Certificates', () => {
  test.each(inEachLanguage('certificates'))(
    '$locale links to 3 PDFs, which open in a new tab',
    (page) => {
      const { document, locale, t } = page;
      const set = locale === 'bg' ? 'bg' : languages[locale].certificateSet;
      if (locale === 'en' || locale === 'it') expect(set).toBe('en');
      const attributes = `[target=_blank][type="application/pdf"][hreflang=${set}]`;
      const standards = content.certificates.map(({ standard }) => standard);
      expect(standards).toEqual(['ISO 9001', 'ISO 14001', 'ISO 45001']);
      expect(attributesOf(document, `main a${attributes}`, 'href')).toEqual(
        content.certificates.map((certificate) => certificatePath(set, certificate)),
      );
      for (const certificate of content.certificates) {
        const path = certificatePath(set, certificate);
        const name = folded(`${certificateName(certificate)} ${certificate.title[locale]}`);
        expect(textContents(document, 'article h2')).toContain(name);
        const file = readFileSync(fileAt(path) ?? '');
        expect(file.subarray(0, 5).toString()).toBe('%PDF-');
        const details = t('Certificates.details', { size: Math.round(file.length / 1000) });
        expect(folded(link(document, path).textContent)).toBe(folded(`${name} ${details}`));
      }
    },
  );
});

describe('3 Enquiry', () => {
  test.each(inEachLanguage('contacts'))(
    'the form in $locale has the fields of the specified types',
    (page) => {
      const { document, locale, t } = page;
      const form = one(document, `form[aria-label="${t('EnquiryForm.name')}"]`);
      const types = { name: 'text', email: 'email', phone: 'number', address: 'text' } as const;
      for (const [name, type] of Object.entries(types))
        expect(one(form, `input[name=${name}]`)).toHaveProperty('type', type);
      one(form, 'textarea[name=description]');
      for (const { name } of fields) {
        const texts: { readonly label: string; readonly hint?: string } =
          messages[locale].EnquiryForm.fields[name];
        const hint = one(form, `[name=${name}]`).getAttribute('aria-describedby') ?? '';
        expect(document.getElementById(hint)?.textContent).toBe(texts.hint);
      }
    },
  );
});

describe('4 Founder', () => {
  test.each(inEachLanguage('home'))(
    'in $locale the rest of the text is hidden at first',
    (page) => {
      const { document, locale, t } = page;
      const toggle = one(section(document, t('Founder.name')), 'details:not([open])');
      const texts = [t('Founder.showMore'), t('Founder.showLess')];
      expect(textContents(toggle, 'summary > span')).toEqual(texts.map(folded));
      expect(textContents(toggle, 'p')).toEqual([folded(t('Founder.more'))]);
      if (locale === 'en') expect(texts).toEqual([toggleTexts.more, toggleTexts.less]);
      else expect(texts[0]).not.toBe(messages.en.Founder.showMore);
    },
  );
});

describe('5 Validation', () => {
  test.each(inEachLanguage('contacts'))(
    'the form in $locale requires nothing and sets no limits',
    ({ document }) => {
      const bounds = 'required aria-required maxlength minlength pattern min max step novalidate';
      const selector = bounds.split(' ').map((name) => `form[${name}], form [${name}]`);
      expect(document.querySelector(selector.join())).toBeNull();
    },
  );

  test.each(inEachLanguage('contacts'))(
    'in $locale the e-mail placeholder has an asterisk if the language is English',
    (page) => {
      const { document, locale, t } = page;
      const placeholder = one(document, 'form [name=email]').getAttribute('placeholder');
      expect(placeholder).toBe(t('EnquiryForm.fields.email.placeholder'));
      // The specification has no rule for further languages.
      if (locale in successMessages) expect(placeholder?.includes('*')).toBe(locale === 'en');
    },
  );
});

describe('5 reCAPTCHA', () => {
  test.each(inEachLanguage('contacts'))(
    'the form in $locale names reCAPTCHA, and does not load it without a key',
    (page) => {
      const { document } = page;
      expect(one(document, 'form').textContent).toContain('reCAPTCHA');
      expect(document.querySelector('.g-recaptcha, form iframe, [src*=recaptcha]')).toBeNull();
    },
  );
});

describe('6 Roles', () => {
  test.each(rendered)('$path has no login', ({ document }) => {
    expect(document.querySelector('input[type=password]')).toBeNull();
  });
});

describe('7 Request', () => {
  test.each(inEachLanguage('contacts'))(
    'without scripts, the form in $locale is posted to the specified address',
    (page) => {
      const form = one(page.document, 'form');
      expect(form.matches('[method=post][enctype="multipart/form-data"]')).toBe(true);
      expect(form.getAttribute('action')).toBe(specifiedUrl);
      for (const [name, value] of Object.entries(deliverySettings))
        one(form, `[type=hidden][name=${name}][value=${value}]`);
    },
  );
});

describe('8 Messages', () => {
  test.each(Object.entries(successMessages))(
    'the success message in %s is the specified one',
    (locale, message) => {
      expect(isLocale(locale) && translator(locale)('EnquiryForm.success')).toBe(message);
    },
  );
});

describe('8 Film', () => {
  test.each(inEachLanguage('home'))(
    'the film in $locale has the specified text for browsers that cannot play it',
    (page) => {
      const film = one(page.document, 'video');
      expect(film.textContent).toBe(filmFallback);
      expect(film.getAttribute('lang')).toBe(page.locale === 'en' ? null : 'en');
    },
  );
});

describe('9 Constants', () => {
  test('the languages en, it and bg come first', () => {
    expect(locales.slice(0, 3)).toEqual(['en', 'it', 'bg']);
  });
});
