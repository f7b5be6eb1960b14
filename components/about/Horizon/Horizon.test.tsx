import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { Horizon } from './Horizon';

test.each(locales)('vision and mission in %s, each under its heading', (locale) => {
  renderIn(locale, <Horizon />);
  const words = messages[locale].Horizon;
  for (const [heading, text] of [
    [words.vision, words.visionText],
    [words.mission, words.missionText],
  ] as const) {
    expect(screen.getByRole('heading', { name: heading }).nextElementSibling?.textContent).toBe(
      text,
    );
  }
});
