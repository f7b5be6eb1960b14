import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { gridKilovolts } from '@/solar/grid';
import { PlantOverview } from './PlantOverview';

const highVoltages = { bulgaria: gridKilovolts.BG.high, italy: gridKilovolts.IT.high };

test.each(locales)(
  'in %s a large plant is connected at the voltages that the estimate has',
  (locale) => {
    const { container } = renderIn(locale, <PlantOverview />);
    const shown = container.querySelector('ol > :last-child > p')?.textContent;
    const { text } = messages[locale].PlantOverview.stations.grid;
    for (const [country, high] of Object.entries(highVoltages))
      expect(shown?.includes(`${high}\u00a0kV`)).toBe(text.includes(`{${country}}`));
  },
);
