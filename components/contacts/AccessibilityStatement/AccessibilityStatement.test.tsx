import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { AccessibilityStatement } from './AccessibilityStatement';

test.each(locales)('the statement in %s names each language of the site, as a list', (locale) => {
  const { container } = renderIn(locale, <AccessibilityStatement />);
  const text = container.querySelector('p')?.textContent ?? '';
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  for (const one of locales) expect(text).toContain(names.of(one));
  // The list of British English has no comma before its last "and".
  if (locale === 'en') expect(text).not.toMatch(/, and/);
});
