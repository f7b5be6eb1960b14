import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { Privacy } from './Privacy';

test.each(locales)('the notice in %s mentions reCAPTCHA only where it has a key', (locale) => {
  const { recaptcha } = messages[locale].Privacy;
  const textWith = (key: string) =>
    renderIn(locale, <Privacy recaptchaKey={key} />).container.textContent;
  expect(textWith('key')).toContain(recaptcha);
  expect(textWith('')).not.toContain(recaptcha);
});
