import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { pvTable } from '@/site/plant';
import { rowPitch, winterNoonAltitude } from '@/site/sun';
import { Stages } from './Stages';

describe.each(locales)('Stages in %s', (locale) => {
  test('computed figures are written as the language writes numbers', () => {
    const { container } = renderIn(locale, <Stages />);
    const metres = rowPitch(pvTable, winterNoonAltitude(company.coordinates.latitude));
    const pitch = metres.toLocaleString(locale, { maximumFractionDigits: 2 });
    expect(container.querySelector('#epc figcaption')?.textContent).toContain(pitch);
    const modules = [...container.querySelectorAll('#repowering figure b')].map(({ textContent }) =>
      textContent?.replace(/\D/g, ''),
    );
    expect(modules).toEqual(['4348', '1613']);
    expect(container.textContent).not.toMatch(/[{}<>]/);
  });
});
