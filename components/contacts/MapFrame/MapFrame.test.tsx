import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { MapFrame } from './MapFrame';

test.each(locales)(
  'the map in %s is ours until it is asked for more, and loads when it comes near',
  (locale) => {
    renderIn(locale, <MapFrame />);
    const map = screen.getByTitle(messages[locale].Map.title);
    expect(map.tagName).toBe('IFRAME');
    expect(map).toHaveAttribute('src', `/map/${locale}/`);
    expect(map).toHaveAttribute('loading', 'lazy');
  },
);
