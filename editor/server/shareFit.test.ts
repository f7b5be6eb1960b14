import { routes } from '@/site/routes';
import { applyEdit } from './save';
import { shareWarnings } from './shareFit';
import { readTexts } from './texts';

const path = 'messages/bg.json';
const at = routes.home.heading.split('.');

test.each([
  ['a long heading', 5, 0],
  ['a heading that is cut off in the picture', 20, 1],
])('%s', async (_, times, count) => {
  const value = 'Електроцентрали, които тръгват всяка сутрин. '.repeat(times).trim();
  const files = readTexts().map((file) =>
    file.path === path ? { ...file, text: applyEdit(file.text, { at, value }) } : file,
  );
  const found = await shareWarnings(files, [{ path, at, value }]);
  expect(found).toHaveLength(count);
  for (const warning of found)
    expect(warning).toMatchObject({
      path,
      key: routes.home.heading,
      code: 'Panel.shareTooLong',
    });
});
