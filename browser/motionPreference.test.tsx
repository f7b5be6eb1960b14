import { fireEvent } from '@testing-library/react';
import '@/app/scripts/behaviours';
import { FilmBand } from '@/components/home/FilmBand/FilmBand';
import { Hero } from '@/components/home/Hero/Hero';
import { scrollNear } from '@/components/testing/nearness';
import { renderIn } from '@/components/testing/renderIn';
import { blockStorage } from '@/components/testing/storage';
import { setMotionPaused } from './motionPreference';

afterEach(() => setMotionPaused(false));

/** Renders Home with the film near the viewport. Returns the pause buttons of the slideshow and the film. */
function home(): readonly [slideshow: HTMLElement, film: HTMLElement] {
  const { container } = renderIn(
    'en',
    <>
      <Hero />
      <FilmBand />
    </>,
  );
  const slideshow = container.querySelector<HTMLElement>('[data-action="rotate"]');
  const film = container.querySelector<HTMLElement>('site-film button');
  if (!slideshow || !film) throw new Error('Home has no slideshow or no film');
  scrollNear(film);
  return [slideshow, film];
}

/** The state that the custom element of a button shows. */
function isPaused(button: HTMLElement): boolean {
  return button.closest<HTMLElement>('[data-paused]')?.dataset.paused === 'true';
}

test('a click on either button pauses both the slideshow and the film', () => {
  const both = home();
  const [slideshow, film] = both;
  fireEvent.click(slideshow);
  expect(both.map(isPaused)).toEqual([true, true]);
  fireEvent.click(film);
  expect(both.map(isPaused)).toEqual([false, false]);
  fireEvent.click(film);
  expect(both.map(isPaused)).toEqual([true, true]);
});

test('the pause lasts for the session', () => {
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
])('a page that opens with %j in the session is paused: %s', async (kept, paused) => {
  if (kept !== null) sessionStorage.setItem('motion', kept);
  // A new page load: a fresh module that has not read the storage yet.
  await jest.isolateModulesAsync(async () => {
    const { isMotionPaused } = await import('./motionPreference');
    expect(isMotionPaused()).toBe(paused);
  });
});

test.each([
  ['comes back from memory', () => dispatchEvent(new Event('pageshow'))],
  ['was prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('a page that %s shows what was chosen on another page', (_, show) => {
  const both = home();
  sessionStorage.setItem('motion', 'paused');
  show();
  expect(both.map(isPaused)).toEqual([true, true]);
  sessionStorage.setItem('motion', 'running');
  show();
  expect(both.map(isPaused)).toEqual([false, false]);
});

test('if storage is blocked, the pause lasts for the page', () => {
  blockStorage();
  const [slideshow, film] = home();
  fireEvent.click(slideshow);
  expect(isPaused(film)).toBe(true);
});
