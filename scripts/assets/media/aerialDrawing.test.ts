/** @jest-environment node */
import { drawnPicture, pictures } from '@/site/pictures';
import { planSiteDrawing } from './aerialDrawing';

test('the drawing of the site is the same whichever picture Home shows', async () => {
  const { file } = await planSiteDrawing();
  jest.replaceProperty(pictures[drawnPicture], 'focus', { x: 10, y: 90 });
  expect((await planSiteDrawing()).file).toBe(file);
});
