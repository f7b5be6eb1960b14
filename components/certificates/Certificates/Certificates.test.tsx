import { existsSync, statSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { type Locale, locales } from '@/i18n/locales';
import { Certificates } from './Certificates';
import { fileSize } from './fileSize';

const bulgarian: Locale[] = ['bg'];

describe.each(locales)('Certificates in %s', (locale) => {
  const words = messages[locale].Certificates;

  test('three links to the language’s own set of files, which exist', () => {
    renderIn(locale, <Certificates />);
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const set = bulgarian.includes(locale) ? 'bg' : 'en';
    expect(paths).toEqual([
      `/certificates/${set}/iso-9001.pdf`,
      `/certificates/${set}/iso-14001.pdf`,
      `/certificates/${set}/iso-45001.pdf`,
    ]);
    for (const path of paths) expect(existsSync(`public${path}`)).toBe(true);
  });

  test('each opens a PDF in a new tab, and says so with its language and size', () => {
    renderIn(locale, <Certificates />);
    screen.getAllByRole('link').forEach((link, index) => {
      const number = ['9001', '14001', '45001'][index];
      expect(link).toHaveAccessibleName(`${words.open} ISO ${number}`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link).toHaveAttribute('type', 'application/pdf');
      expect(link).toHaveAttribute('hreflang', bulgarian.includes(locale) ? 'bg' : 'en');
      expect(link).not.toHaveAttribute('download');

      const bytes = statSync(`public${link.getAttribute('href')}`).size;
      const size = words.kilobytes.replace('{value, number}', String(Math.round(bytes / 1000)));
      expect(
        document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe(words.details.replace('{size}', size));
    });
  });

  test('quality, environment, and health and safety stand under their numbers', () => {
    const { container } = renderIn(locale, <Certificates />);
    const rows = screen.getAllByRole('listitem');
    const { iso9001, iso14001, iso45001 } = words.items;
    expect(rows).toHaveLength(3);
    expect(rows[0]?.textContent).toContain(`ISO 9001${iso9001.title}`);
    expect(rows[1]?.textContent).toContain(`ISO 14001${iso14001.title}`);
    expect(rows[2]?.textContent).toContain(`ISO 45001${iso45001.title}`);
    expect(missingTexts(container, words)).toEqual([]);
  });
});

test('a missing file stops the build with what to do', () => {
  expect(() => fileSize('/certificates/en/iso-1.pdf')).toThrow(
    'The file public/certificates/en/iso-1.pdf is missing. Put the document there under exactly this name; tools/specimens makes specimens.',
  );
});
