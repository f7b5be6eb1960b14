import { screen } from '@testing-library/react';
import { setPhotograph } from '@/components/testing/photographs';
import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { plantModules, plantPitch } from '@/site/modelPlant';
import { drawnPicture } from '@/site/pictures';
import { href } from '@/site/routes';
import { services } from '@/site/services';
import { Stages } from './Stages';

describe.each(locales)('Stages in %s', (locale) => {
  test('computed figures are written as the language writes numbers', () => {
    const { container } = renderIn(locale, <Stages />);
    const caption = (id: string) => container.querySelector(`#${id} figcaption`)?.textContent;
    expect(caption('epc')).toContain(
      plantPitch.toLocaleString(locale, { minimumFractionDigits: 2 }),
    );
    expect(caption('planning')).toContain(plantModules.toLocaleString(locale));
    expect(container.textContent).not.toMatch(/[{}<>]/);
  });

  test('sheet 1 shows the view of Home’s rendering, and none of a photograph', () => {
    const { camera, views } = messages[locale].Services.studies;
    const sheet = (photograph: boolean) => {
      setPhotograph(drawnPicture, photograph);
      const { container, unmount } = renderIn(locale, <Stages />);
      const text = container.querySelector('#studies figure')?.textContent;
      unmount();
      return [text?.includes(camera), text?.includes(views)];
    };
    expect(sheet(false)).toEqual([true, true]);
    expect(sheet(true)).toEqual([false, false]);
  });

  test('each stage has a breaker, a sheet, and an enquiry that names it', () => {
    const { container } = renderIn(locale, <Stages />);
    const [busbar] = screen.getAllByRole('navigation');
    expect([...(busbar?.querySelectorAll('a') ?? [])].map(({ hash }) => hash)).toEqual(
      services.map(({ id }) => `#${id}`),
    );
    for (const { id } of services) {
      const stage = container.querySelector(`section#${id}`);
      expect(stage?.querySelectorAll('figure ul li')).toHaveLength(4);
      const links = [...(stage?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
      expect(links).toEqual([`${href(locale, 'contacts')}?service=${id}`]);
    }
  });
});
