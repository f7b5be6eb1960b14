import { fireEvent, screen } from '@testing-library/react';
import '@/components/Behaviours/behaviours';
import { FilmBand } from '@/components/FilmBand/FilmBand';
import { Hero } from '@/components/Hero/Hero';
import { scrollNear } from '@/components/testing/nearness';
import { messages, renderIn } from '@/components/testing/renderIn';
import { setMotionPaused } from './motionPreference';

const { Film: film, Slideshow: slideshow } = messages.en;

afterEach(() => setMotionPaused(false));

function click(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Home, with the film in view. */
function home(): void {
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
}

test('pausing the slideshow pauses the film, and the other way round', () => {
  home();
  click(slideshow.pause);
  expect(screen.getByRole('button', { name: film.play })).toBeVisible();
  click(film.play);
  expect(screen.getByRole('button', { name: slideshow.pause })).toBeVisible();
  click(film.pause);
  expect(screen.getByRole('button', { name: slideshow.play })).toBeVisible();
});

test('the choice is kept for the session', () => {
  home();
  click(slideshow.pause);
  expect(sessionStorage.getItem('motion')).toBe('paused');
  click(slideshow.play);
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
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  home();
  click(slideshow.pause);
  expect(screen.getByRole('button', { name: film.play })).toBeVisible();
  read.mockRestore();
  write.mockRestore();
});
