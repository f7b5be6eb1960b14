import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { messages } from '@/components/testing/messages';
import { setPhotograph } from '@/components/testing/photographs';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { drawnPicture } from '@/site/pictures';
import { href } from '@/site/routes';
import { services } from '@/site/services';
import { modelPlant } from '@/solar/modelPlant';
import { Stages } from './Stages';

describe.each(locales)('Stages in %s', (locale) => {
  // A copy, because the rendered element is removed after the first test.
  const container = renderIn(locale, <Stages />).container.cloneNode(true) as HTMLElement;

  test('computed figures are written as the language writes numbers', () => {
    const caption = (id: string) => container.querySelector(`#${id} figcaption`)?.textContent;
    expect(caption('epc')).toContain(
      modelPlant.pitch.toLocaleString(locale, { minimumFractionDigits: 2 }),
    );
    expect(caption('planning')).toContain(modelPlant.modules.toLocaleString(locale));
    expect(container.textContent).not.toMatch(/[{}<>]/);
  });

  test('the plans and the section have a scale, charts are called computed, and other figures schematic', () => {
    const { toScale, computed, schematic } = messages[locale].Figure;
    const kinds = services.map(
      ({ id }) => container.querySelector(`#${id} figure > p`)?.lastChild?.textContent,
    );
    expect(kinds).toEqual([
      ...[toScale, toScale, toScale, schematic],
      ...[schematic, computed, computed, toScale],
    ]);
  });

  test('each figure is named by its title block', () => {
    renderIn(locale, <Stages />);
    const { titles } = messages[locale].Figure;
    for (const title of Object.values(titles))
      expect(screen.getByRole('figure', { name: (name) => name.includes(title) })).toBeVisible();
  });

  test('figure 2 counts the stations; figure 3 looks west, so south is on its left', () => {
    const plan = container.querySelector('#planning figure')?.textContent;
    const t = createTranslator({ locale, messages: messages[locale], namespace: 'Services' });
    expect(plan).toContain(t('planning.stations', { count: modelPlant.stations }));
    const { south, north } = messages[locale].Compass;
    const letters: readonly string[] = [south, north];
    const ends = [...container.querySelectorAll('#epc text')].filter(({ textContent }) =>
      letters.includes(textContent ?? ''),
    );
    const places = ends.map((end) => Number.parseFloat(end.getAttribute('x') ?? ''));
    expect(ends.map(({ textContent }) => textContent)).toEqual([south, north]);
    expect(places[0]).toBeLessThan(Math.min(...places.slice(1)));
  });

  test('what a stage delivers is in no block that reader views leave out', () => {
    const words = messages[locale].Services;
    for (const { id } of services) {
      const outcome = [...container.querySelectorAll(`#${id} p`)].find(({ textContent }) =>
        textContent?.includes(words[id].outcome),
      );
      expect(outcome?.parentElement?.localName).toBe('section');
    }
  });

  test('figures 2 and 8 show the batteries', () => {
    for (const id of ['planning', 'repowering'])
      expect(container.querySelector(`#${id} figure`)?.textContent).toContain(
        messages[locale].Services.plan.batteries,
      );
  });

  test('storage has its points, and on figure 3a the figures of its day', () => {
    const points = [...container.querySelectorAll('#epc div > ul > li')];
    expect(points).toHaveLength(Object.keys(messages[locale].Services.epc.storage.points).length);
    const figure = container.querySelector('#epc div:has(> ul)')?.nextElementSibling?.textContent;
    const one = (value: number) =>
      value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const { power, energy, limit, taken, returned } = modelPlant.storage;
    for (const value of [power, energy, limit, taken, returned])
      expect(figure).toContain(one(value));
    for (const hour of ['00:00', '24:00']) expect(figure).toContain(hour);
  });

  test('figure 7 writes times of day like the rest of the site', () => {
    const figure = container.querySelector('#operation figure')?.textContent;
    for (const hour of ['00:00', '06:00', '24:00']) expect(figure).toContain(hour);
  });

  test('figure 1 mentions the view on Home only if that picture is a rendering', () => {
    const { views } = messages[locale].Services.studies;
    const figure = (photograph: boolean) => {
      setPhotograph(drawnPicture, photograph);
      const { container, unmount } = renderIn(locale, <Stages />);
      const text = container.querySelector('#studies figure')?.textContent;
      unmount();
      return text?.includes(views);
    };
    expect(figure(false)).toBe(true);
    expect(figure(true)).toBe(false);
  });

  test('each stage has a figure and a link to an enquiry about it; turnkey and the last lead to the contract', () => {
    for (const { id } of services) {
      const stage = container.querySelector(`section#${id}`);
      const blocks = [...(stage?.querySelectorAll('figure > p:first-child') ?? [])];
      expect(blocks).toHaveLength(id === 'epc' ? 2 : 1);
      const links = [...(stage?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
      const contract = ['epc', services.at(-1)?.id].includes(id) ? ['#contract'] : [];
      expect(links).toEqual([`${href(locale, 'contacts')}?service=${id}#enquiry`, ...contract]);
    }
  });
});

test.each(locales)('figure 8 in %s has the year of the build', (locale) => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    SOURCE_DATE_EPOCH: `${Date.UTC(2028, 5, 1) / 1000}`,
  });
  const { container } = renderIn(locale, <Stages />);
  const labels = container.querySelector('#repowering figure')?.textContent;
  expect(labels).toContain('2028');
  expect(labels).not.toContain('2026');
});
