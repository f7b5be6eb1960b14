import { sectionTable } from '@/components/drawings/RowSection';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { rowPitch, winterNoonAltitude } from '@/site/sun';
import { Stages } from './Stages';

describe.each(locales)('Stages in %s', (locale) => {
  test('computed figures are written as the language writes numbers', () => {
    const { container } = renderIn(locale, <Stages />);
    const metres = rowPitch(sectionTable, winterNoonAltitude(company.coordinates.latitude));
    const pitch = metres.toLocaleString(locale, { maximumFractionDigits: 2 });
    expect(container.querySelector('#epc figcaption')?.textContent).toContain(pitch);
    const modules = [...container.querySelectorAll('#repowering figure b')].map(({ textContent }) =>
      textContent?.replace(/\D/g, ''),
    );
    expect(modules).toEqual(['4348', '1613']);
    expect(container.textContent).not.toMatch(/[{}<>]/);
  });
});

test('a drawing that scrolls is a named region that takes the keyboard focus', () => {
  const { container } = renderIn('en', <Stages />);
  const region = container.querySelector('section[tabindex="0"]');
  expect(region).toHaveAttribute('aria-label', expect.stringMatching(/./));
});
