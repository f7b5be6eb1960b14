import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { Privacy } from './Privacy';

describe.each(locales)('the notice in %s', (locale) => {
  const texts = messages[locale].Privacy;

  test('says all of its texts where reCAPTCHA has a key', () => {
    const { container } = renderIn(locale, <Privacy recaptchaKey="key" />);
    expect(missingTexts(container, texts)).toEqual([]);
  });

  test('does not speak of reCAPTCHA without a key', () => {
    const { container } = renderIn(locale, <Privacy recaptchaKey="" />);
    expect(missingTexts(container, texts)).toEqual([texts.recaptcha]);
  });
});
