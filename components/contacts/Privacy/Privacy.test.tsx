import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { Privacy } from './Privacy';

test.each(locales)(
  'the notice in %s says all of its texts and names who delivers the message',
  (locale) => {
    const { container } = renderIn(locale, <Privacy />);
    expect(missingTexts(container, messages[locale].Privacy)).toEqual([]);
    expect(container).toHaveTextContent('EmailJS');
  },
);
