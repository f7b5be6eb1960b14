import { locales } from '@/i18n/locales';
import { content } from './current';
import { thirdParties } from './thirdParties';

test.each(locales)('in %s the privacy notice names each who receives data', (locale) => {
  const notice = Object.values(content.messages[locale].Privacy).join(' ');
  for (const name of ['EmailJS', 'reCAPTCHA', 'OpenStreetMap']) expect(notice).toContain(name);
  // Another address of the list would need another name in the notice.
  expect(Object.keys(thirdParties)).toEqual(['recaptcha', 'openStreetMap']);
});
