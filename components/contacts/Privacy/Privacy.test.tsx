import { fields } from '@/components/contacts/EnquiryForm/fields';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { Privacy } from './Privacy';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY;
});

test.each(locales)('the notice in %s says whether reCAPTCHA is in use', (locale) => {
  const { recaptcha } = messages[locale].Privacy;
  const textWith = (key: string, selector = 'section') => {
    process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY = key;
    return renderIn(locale, <Privacy />).container.querySelector(selector)?.textContent;
  };
  expect(textWith('key', 'h2 + p')).toContain(recaptcha);
  expect(textWith('key')).toContain(recaptcha);
  expect(textWith('')).not.toContain(recaptcha);
  expect(textWith('')).not.toContain('_GRECAPTCHA');
});

test.each(locales)(
  'the notice in %s names what reCAPTCHA receives and the cookie that it sets',
  (locale) => {
    const { recaptcha } = messages[locale].Privacy;
    expect(recaptcha).toMatch(/\bIP\b/);
    expect(recaptcha).toContain('_GRECAPTCHA');
  },
);

test.each(locales)('the notice in %s names each field of the form, and no other', (locale) => {
  const words = messages[locale].Privacy.fields;
  expect(Object.keys(words).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
  const { container } = renderIn(locale, <Privacy />);
  const sentence = [...container.querySelectorAll('p')]
    .map(({ textContent }) => textContent)
    .find((text) => text?.includes(messages[locale].Privacy.form.split('{fields}')[0] ?? ''));
  for (const word of Object.values(words)) expect(sentence).toContain(word);
});

test('the last item of a list is joined as the language does it', () => {
  const and = { en: ' and ', it: ' e ' } as const;
  for (const locale of ['en', 'it'] as const) {
    const words = messages[locale].Privacy.fields;
    const ending = fields.slice(-2).map(({ name }) => words[name]);
    expect(renderIn(locale, <Privacy />).container).toHaveTextContent(ending.join(and[locale]));
  }
});
