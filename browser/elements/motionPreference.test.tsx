import { fireEvent, screen } from '@testing-library/react';
import './elements';
import { FilmBand } from '@/components/home/FilmBand/FilmBand';
import { Hero } from '@/components/home/Hero/Hero';
import { scrollNear } from '@/components/testing/nearness';
import { messages, renderIn } from '@/components/testing/renderIn';
import { blockStorage } from '@/components/testing/storage';
import { setMotionPaused } from './motionPreference';

const words = messages.en.Motion;

afterEach(() => setMotionPaused(false));

/** Home, with the film in view: gives the buttons of slideshow and film. */
function home(): readonly [slideshow: HTMLElement, film: HTMLElement] {
  const { container } = renderIn(
    'en',
    <>
      <Hero />
      <FilmBand />
    </>,
  );
  const video = container.querySelector('video');
  if (!video) throw new Error('Home has no film');
  scrollNear(video);
  const [slideshow, film, ...others] = screen.getAllByRole('button', { name: words.pause });
  if (!slideshow || !film || others.length > 0) throw new Error('Home has two such buttons');
  return [slideshow, film];
}

test('one state: each button changes it, and both show it by the same words', () => {
  const both = home();
  const [slideshow, film] = both;
  fireEvent.click(slideshow);
  for (const button of both) expect(button).toHaveAccessibleName(words.play);
  fireEvent.click(film);
  for (const button of both) expect(button).toHaveAccessibleName(words.pause);
  fireEvent.click(film);
  for (const button of both) expect(button).toHaveAccessibleName(words.play);
});

test('the choice is kept for the session', () => {
  const [slideshow] = home();
  fireEvent.click(slideshow);
  expect(sessionStorage.getItem('motion')).toBe('paused');
  fireEvent.click(slideshow);
  expect(sessionStorage.getItem('motion')).toBe('running');
});

test.each([
  ['paused', true],
  ['running', false],
  ['<img src=x onerror=alert(1)>', false],
  [null, false],
])('a page that is opened with %j kept is paused: %s', async (kept, paused) => {
  if (kept !== null) sessionStorage.setItem('motion', kept);
  // A page that is opened anew: a fresh module, which has read nothing yet.
  await jest.isolateModulesAsync(async () => {
    const { isMotionPaused } = await import('./motionPreference');
    expect(isMotionPaused()).toBe(paused);
  });
});

test('where storage is blocked the choice lasts for the page', () => {
  blockStorage();
  const [slideshow, film] = home();
  fireEvent.click(slideshow);
  expect(film).toHaveAccessibleName(words.play);
});
