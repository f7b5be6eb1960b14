import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { Privacy } from './Privacy';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY;
});

test.each(locales)('the notice in %s says whether reCAPTCHA is in use', (locale) => {
  const { recaptcha, recaptchaOff } = messages[locale].Privacy;
  const textWith = (key: string, selector = 'section') => {
    process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY = key;
    return renderIn(locale, <Privacy />).container.querySelector(selector)?.textContent;
  };
  expect(textWith('key', 'h2 + p')).toContain(recaptcha);
  expect(textWith('key')).toContain(recaptcha);
  expect(textWith('key')).not.toContain(recaptchaOff);
  expect(textWith('')).toContain(recaptchaOff);
  expect(textWith('')).not.toContain(recaptcha);
});
