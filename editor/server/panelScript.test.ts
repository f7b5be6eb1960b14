import { panelScript } from './panelScript';

test('the panel imports only what a browser has', async () => {
  expect(await panelScript()).toContain('site-editor');
});
