import { fireEvent, screen } from '@testing-library/react';
import '@/components/Behaviours/behaviours';
import { FilmBand } from '@/components/FilmBand/FilmBand';
import { Hero } from '@/components/Hero/Hero';
import { scrollNear } from '@/components/testing/nearness';
import { messages, renderIn } from '@/components/testing/renderIn';
import { setMotionPaused } from './motionPreference';

const { Film: film, Slideshow: slideshow } = messages.en;

afterEach(() => setMotionPaused(false));

/** The slideshow's button and the film's, on Home, with the film in view. */
function home() {
  const { container } = renderIn(
    'en',
    <>
      <Hero />
      <FilmBand />
    </>,
  );
  const video = container.querySelector('video');
  if (!video?.parentElement) throw new Error('Home has no film');
  scrollNear(video);
  const [slideshowButton] = screen.getAllByRole('button');
  return {
    film: video.parentElement,
    filmButton: screen.getByRole('button', { name: new RegExp(film.pause) }),
    slideshowButton: slideshowButton ?? container,
  };
}

test('pausing the slideshow pauses the film, and the other way round', () => {
  const parts = home();
  fireEvent.click(parts.slideshowButton);
  expect(parts.film).toHaveAttribute('data-paused', 'true');
  fireEvent.click(parts.filmButton);
  expect(parts.slideshowButton).toHaveAccessibleName(slideshow.pause);
  fireEvent.click(parts.filmButton);
  expect(parts.slideshowButton).toHaveAccessibleName(slideshow.play);
});

test('the choice is kept for the session', () => {
  const { slideshowButton } = home();
  fireEvent.click(slideshowButton);
  expect(sessionStorage.getItem('motion')).toBe('paused');
  fireEvent.click(slideshowButton);
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
  const parts = home();
  fireEvent.click(parts.slideshowButton);
  expect(parts.film).toHaveAttribute('data-paused', 'true');
  read.mockRestore();
  write.mockRestore();
});
