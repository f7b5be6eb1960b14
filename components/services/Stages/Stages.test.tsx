import { screen } from '@testing-library/react';
import { sectionTable } from '@/components/drawings/RowSection';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { services } from '@/site/services';
import { rowPitch, winterNoonAltitude } from '@/site/sun';
import { Stages } from './Stages';

describe.each(locales)('Stages in %s', (locale) => {
  const words = messages[locale].Services;

  test('the eight services of the specification, in its order', () => {
    renderIn(locale, <Stages />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      words.studies.title,
      words.planning.title,
      words.epc.title,
      words.construction.title,
      words.management.title,
      words.commissioning.title,
      words.operation.title,
      words.repowering.title,
    ]);
  });

  test('every text of each service is in its own section', () => {
    const { container } = renderIn(locale, <Stages />);
    for (const { id } of services) {
      const section = container.querySelector(`section[id="${id}"]`) ?? document.body;
      expect({ id, missing: missingTexts(section, words[id]) }).toEqual({ id, missing: [] });
    }
  });

  test('every point of every service is shown, in order', () => {
    const { container } = renderIn(locale, <Stages />);
    for (const { id } of services) {
      const items = container.querySelectorAll(`section[id="${id}"] ul > li`);
      expect([...items].map(({ textContent }) => textContent)).toEqual(
        Object.values(words[id].points),
      );
    }
  });

  test('computed figures stand in the words as the language writes them', () => {
    const { container } = renderIn(locale, <Stages />);
    const metres = rowPitch(sectionTable, winterNoonAltitude(company.coordinates.latitude));
    const pitch = metres.toLocaleString(locale, { maximumFractionDigits: 2 });
    expect(container.querySelector('#epc figcaption')?.textContent).toContain(`${pitch}\u00a0`);
    const modules = [...container.querySelectorAll('#repowering figure b')].map(({ textContent }) =>
      textContent?.replace(/\D/g, ''),
    );
    expect(modules).toEqual(['4348', '1613']);
    expect(container.textContent).not.toMatch(/[{}<>]/);
  });

  test('a drawing that scrolls can be reached with the keyboard', () => {
    renderIn(locale, <Stages />);
    expect(screen.getByRole('region', { name: words.epc.drawingScroll })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });
});

test('the services are called as the specification calls them', () => {
  renderIn('en', <Stages />);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Studies and development',
    'Planning',
    'Turnkey EPC, including O&M',
    'Construction works',
    'Project management and supervision',
    'Commissioning and certification',
    'O&M and OPEX optimisation',
    'Repowering',
  ]);
});
