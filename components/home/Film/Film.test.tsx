import { act, fireEvent, screen } from '@testing-library/react';
import { setMotionPaused } from '@/browser/motionPreference';
import { FilmBand } from '@/components/home/FilmBand/FilmBand';
import './film.element';
import { scrollNear } from '@/components/testing/nearness';
import { setPreference } from '@/components/testing/preferences';
import { renderIn } from '@/components/testing/renderIn';

const reducedMotion = '(prefers-reduced-motion: reduce)';

let play: jest.SpyInstance;
let pause: jest.SpyInstance;
let load: jest.SpyInstance;

beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
  load = jest.spyOn(HTMLMediaElement.prototype, 'load');
});

afterEach(() => setMotionPaused(false));

function openFilm() {
  const { container } = renderIn('en', <FilmBand />);
  const video = container.querySelector('video');
  if (!video) throw new Error('There is no film');
  const film = container.querySelector<HTMLElement>('site-film') ?? container;
  return {
    video,
    film,
    sources: () => [...video.querySelectorAll<HTMLSourceElement>('source[src]')],
  };
}

/** The browser has found a file that it can play. */
function loadFilm(video: HTMLVideoElement): void {
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
  fireEvent(video, new Event('loadedmetadata'));
}

test('the button pauses and plays the film once it has loaded', () => {
  const { video, film } = openFilm();
  scrollNear(video);
  // It never loads if no file arrives.
  expect(screen.queryByRole('button')).toBeNull();
  loadFilm(video);
  const button = screen.getByRole('button');
  play.mockClear();
  pause.mockClear();

  fireEvent.click(button);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(film.dataset.paused).toBe('true');
  fireEvent.click(button);
  expect(play).toHaveBeenCalledTimes(1);
  expect(film.dataset.paused).toBe('false');
});

test('if the browser refuses to play by itself, the button says “play”, and one click plays', async () => {
  play.mockRejectedValueOnce(new DOMException('low power', 'NotAllowedError'));
  const { video, film } = openFilm();
  scrollNear(video);
  await act(async () => undefined);
  const plays = () => play.mock.contexts.filter((element) => element === video).length;
  expect(film.dataset.paused).toBe('true');
  expect(plays()).toBe(1);
  fireEvent.click(screen.getByRole('button'));
  expect(film.dataset.paused).toBe('false');
  expect(plays()).toBe(2);
});

test('the film loads and its button works if the script runs before the children are parsed', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { video, film } = openFilm();
  const children = [...film.childNodes];
  film.replaceChildren();
  film.replaceWith(film); // connectedCallback with no children, as at the start tag
  scrollNear(film);
  film.append(...children);
  act(() => {
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  });
  scrollNear(video);
  expect(play).toHaveBeenCalled();
  loadFilm(video);
  fireEvent.click(screen.getByRole('button'));
  expect(pause).toHaveBeenCalled();
});

test('it loads and plays only when it comes near the viewport', () => {
  const { video, sources } = openFilm();
  expect(sources()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  scrollNear(video);
  expect(sources()).toHaveLength(6);
  expect(load).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalled();
});

test('phones get the portrait film, and wide screens the largest', () => {
  const { video, sources } = openFilm();
  scrollNear(video);
  expect(sources().map(({ src, media }) => [src.split('.')[0]?.split('-').at(-1), media])).toEqual([
    ['portrait', '(max-width: 599px)'],
    ['portrait', '(max-width: 599px)'],
    ['720', '(max-width: 1280px)'],
    ['720', '(max-width: 1280px)'],
    ['1080', ''],
    ['1080', ''],
  ]);
  for (const { type } of sources()) expect(type).toMatch(/^video\/(webm|mp4); codecs="/);
});

test('its poster is the picture that has already loaded', () => {
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/chosen.avif');
  const { video } = openFilm();
  expect(video).not.toHaveAttribute('poster');
  scrollNear(video);
  expect(video).toHaveAttribute('poster', '/media/chosen.avif');
});

test('it pauses while it is out of view, and does not load again', () => {
  const { video, sources } = openFilm();
  scrollNear(video);
  const before = sources();
  pause.mockClear();
  scrollNear(video, false);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(sources()).toEqual(before);
  play.mockClear();
  scrollNear(video);
  expect(play).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('it does not start if motion is paused', () => {
  setMotionPaused(true);
  const { video } = openFilm();
  scrollNear(video);
  expect(play).not.toHaveBeenCalled();
});

test.each([reducedMotion, '(prefers-reduced-data: reduce)'])(
  'it never loads under %s',
  (preference) => {
    setPreference(preference, true);
    const { video, sources } = openFilm();
    scrollNear(video);
    expect(sources()).toEqual([]);
    expect(play).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('it never loads under Save-Data', () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  const { video, sources } = openFilm();
  scrollNear(video);
  expect(sources()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

test('it stops when the setting of the system changes to reduced motion', () => {
  const { video } = openFilm();
  scrollNear(video);
  pause.mockClear();
  setPreference(reducedMotion, true);
  expect(pause).toHaveBeenCalled();
});

test('if autoplay is forbidden, the poster stays and no error is thrown', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  const { video } = openFilm();
  scrollNear(video);
  // Node reports unhandled rejections after the microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(play).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
  expect(document.querySelector('site-film img')).toBeVisible();
});
