import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { phrase, say } from '@/i18n/toolText';
import { valueAt } from '@/scripts/content/editJson';
import { readMessageFile } from '@/scripts/content/messageFiles';
import { workIn } from '@/scripts/testing/workIn';
import { drawnPicture } from '@/site/pictures';
import { currentPictures, replaceCertificate, replacePicture } from './media';
import { undoDescription, undoSave } from './undo';

workIn();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

test('a new picture begins with its centre in every place, and Undo brings the points of the old one back', async () => {
  const name = 'transformer-station';
  const before = currentPictures()[name];
  expect(before).toMatchObject({ wide: expect.anything(), photo: expect.anything() });
  await replacePicture(name, await picture(2600, 2000));
  const description = valueAt(readMessageFile('it').text, ['Pictures', name]);
  expect(say(undoDescription() ?? '', 'it')).toContain(
    `l’immagine «${String(description).slice(0, 20)}`,
  );
  expect(currentPictures()[name]).toEqual({ x: 50, y: 50 });
  undoSave();
  expect(currentPictures()[name]).toEqual(before);
});

test('a new picture is a photograph if the old one was one', async () => {
  const settings = { 'solar-meadow': { x: 1, y: 2, isPhotograph: true } };
  writeFileSync('media/pictures.json', JSON.stringify(settings));
  await replacePicture('solar-meadow', await picture(2600, 2000));
  expect(currentPictures()['solar-meadow']).toEqual({ x: 50, y: 50, isPhotograph: true });
});

test('a picture is not replaced if somebody has broken the settings of all pictures by hand', async () => {
  const file = 'media/pictures.json';
  const broken = readFileSync(file, 'utf8').replace(',', '');
  writeFileSync(file, broken);
  await expect(replacePicture('solar-meadow', await picture(2600, 2000))).rejects.toThrow(
    'Not saved. media/pictures.json, line 3: The file cannot be read from here on',
  );
  expect(readFileSync(file, 'utf8')).toBe(broken);
  expect(existsSync('media/pictures/solar-meadow.jpg')).toBe(false);
});

test('whoever replaces the rendering with the drawing is told that the drawing goes with a photograph', async () => {
  const large = await picture(2600, 2000);
  const { done } = await replacePicture(drawnPicture, large);
  expect(done).toContainEqual(phrase('Media.drawn'));
  expect((await replacePicture('solar-meadow', large)).done).not.toContainEqual(
    phrase('Media.drawn'),
  );
});

test('an upright picture is taken if a wide part of it is large enough, and its part is mentioned', async () => {
  const { done } = await replacePicture('solar-meadow', await picture(2400, 3200));
  expect(done).toContainEqual(phrase('Media.partShown'));
  const upright = replacePicture('solar-meadow', await picture(1080, 1920));
  await expect(upright).rejects.toThrow('too small: 1080 × 1920');
});

test('a picture of too many pixels is told from a file that is no picture', async () => {
  const huge = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="17000" height="17000"/>',
  );
  await expect(replacePicture('solar-meadow', huge)).rejects.toThrow('has more pixels');
  await expect(replacePicture('solar-meadow', Buffer.from('a'))).rejects.toThrow('not a picture');
});

test('whoever replaces the document of some languages is asked for that of the others', async () => {
  const document = readFileSync('public/certificates/en/iso-9001.pdf');
  const { done } = await replaceCertificate('public/certificates/en/iso-14001.pdf', document);
  expect(say(done.at(-1) ?? '', 'en')).toContain(
    'For the pages in Bulgarian the document is still the old one',
  );
  const other = await replaceCertificate('public/certificates/bg/iso-14001.pdf', document);
  expect(say(other.done.at(-1) ?? '', 'en')).toContain(
    'For the pages in English and Italian the document is still',
  );
});
