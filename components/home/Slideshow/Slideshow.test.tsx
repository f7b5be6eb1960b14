import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hero } from '@/components/home/Hero/Hero';
import '@/app/scripts/behaviours';
import { setMotionPaused } from '@/browser/motionPreference';
import { messages } from '@/components/testing/messages';
import { setPhotograph } from '@/components/testing/photographs';
import { setPreference } from '@/components/testing/preferences';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { drawnPicture } from '@/site/pictures';
import { services } from '@/site/services';
import { modelPlant } from '@/solar/modelPlant';

/** In ms (docs/specification.md). It is a literal, because a comparison with the code's own constant could not fail. */
const interval = 3000;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => setMotionPaused(false));
  jest.useRealTimers();
});

/** The slide that CSS shows: the one whose button is checked. */
function current(): number {
  return screen
    .getAllByRole('radio')
    .findIndex((radio) => radio instanceof HTMLInputElement && radio.checked);
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function control(action: 'rotate' | 'previous' | 'next'): HTMLElement {
  const found = slideshow().querySelector<HTMLElement>(`button[data-action="${action}"]`);
  if (!found) throw new Error(`The slideshow has no control "${action}"`);
  return found;
}

/**
 * Clicks without moving the focus, as a mouse does in Safari: jsdom cannot distinguish focus by mouse from focus by
 * keyboard, which stops the rotation.
 */
function click(action: 'rotate' | 'previous' | 'next'): void {
  fireEvent.click(control(action));
}

function slideshow(): HTMLElement {
  return screen.getByRole('region');
}

function isPaused(): boolean {
  return slideshow().dataset.paused === 'true';
}

function setTabHidden(hidden: boolean): void {
  const property = jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  if (!hidden) property.mockRestore();
}

describe.each(locales)('the drawing over the first slide in %s', (locale) => {
  test('says what it shows, and its edge has a name', () => {
    setPhotograph(drawnPicture, false);
    const { container } = renderIn(locale, <Hero />);
    expect(container.querySelector('.drawing')?.textContent).toContain(
      modelPlant.modules.toLocaleString(locale),
    );
    expect(screen.getByRole('slider', { name: messages[locale].AerialDrawing.edge })).toBeVisible();
  });

  test('is not shown over a photograph', () => {
    setPhotograph(drawnPicture, true);
    const { container } = renderIn(locale, <Hero />);
    expect(container.querySelectorAll('.slide')).toHaveLength(services.length);
    expect(container.querySelector('.drawing, .edge')).toBeNull();
  });
});

test.each(locales)('in %s the edge says in words where it is', (locale) => {
  setPhotograph(drawnPicture, false);
  renderIn(locale, <Hero />);
  const edge = screen.getByRole<HTMLInputElement>('slider');
  const words = messages[locale].AerialDrawing.share;
  expect(edge).toHaveAttribute('aria-valuetext', words.replace('{share, number}', '66'));
  fireEvent.input(edge, { target: { value: '40' } });
  expect(edge).toHaveAttribute('aria-valuetext', words.replace('{share, number}', '40'));
});

test('the edge is at its value if the browser restores it after a reload', () => {
  setPhotograph(drawnPicture, false);
  renderIn('en', <Hero />);
  const edge = screen.getByRole<HTMLInputElement>('slider');
  edge.value = '30';
  const restored = slideshow();
  restored.removeAttribute('style');
  restored.replaceWith(restored); // connectedCallback, as at the end of parsing
  expect(restored.style.getPropertyValue('--cut')).toContain('0.3');
});

describe('an element that is upgraded before its children are parsed', () => {
  test('it turns once the page has loaded, and its pause button works', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { container } = renderIn('en', <Hero />);
    const rendered = container.querySelector('site-slideshow');
    const element = rendered?.cloneNode() as Element;
    rendered?.replaceWith(element); // connectedCallback with no children, as at the start tag
    element.append(...(rendered?.childNodes ?? []));
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    act(() => {
      window.dispatchEvent(new Event('load'));
    });
    wait(interval);
    expect(current()).toBe(1);
    click('rotate');
    wait(interval);
    expect(current()).toBe(1);
  });
});

describe('without interaction', () => {
  test('it shows each slide for exactly 3000 ms', () => {
    renderIn('en', <Hero />);
    wait(interval - 1);
    expect(current()).toBe(0);
    wait(1);
    expect(current()).toBe(1);
    wait(interval - 1);
    expect(current()).toBe(1);
    wait(1);
    expect(current()).toBe(2);
  });

  test('it shows all eight slides and starts again', () => {
    renderIn('en', <Hero />);
    const seen = Array.from({ length: 10 }, () => {
      const index = current();
      wait(interval);
      return index;
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1]);
  });

  test('it loads only the next picture, shortly before its turn', () => {
    const { container } = renderIn('en', <Hero />);
    const all = [...container.querySelectorAll('.slide')];
    const fetched = () => all.filter((slide) => slide.hasAttribute('data-near'));
    wait(interval - 901);
    expect(fetched()).toEqual([]);
    wait(1);
    expect(fetched()).toEqual([all[1]]);
  });

  test('screen readers announce slides only while it is paused', () => {
    const { container } = renderIn('en', <Hero />);
    const politeness = () =>
      [...container.querySelectorAll('[aria-live]')].map((live) => live.getAttribute('aria-live'));
    // One region, or each slide would be read twice.
    expect(politeness()).toEqual(['off']);
    click('rotate');
    expect(politeness()).toEqual(['polite']);
  });
});

describe('with interaction', () => {
  test('the button pauses and plays', () => {
    renderIn('en', <Hero />);
    click('rotate');
    wait(10 * interval);
    expect(current()).toBe(0);
    click('rotate');
    wait(interval);
    expect(current()).toBe(1);
  });

  test('it shows a picked slide for its full time', () => {
    renderIn('en', <Hero />);
    wait(interval - 100);
    fireEvent.click(screen.getAllByRole('radio')[4] ?? document.body);
    expect(current()).toBe(4);
    wait(interval - 1);
    expect(current()).toBe(4);
    wait(1);
    expect(current()).toBe(5);
  });

  test('it waits while the pointer is over it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderIn('en', <Hero />);
    await user.hover(slideshow());
    wait(10 * interval);
    expect(current()).toBe(0);
    await user.unhover(slideshow());
    wait(interval);
    expect(current()).toBe(1);
  });

  test('keyboard focus stops it until play is pressed', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderIn('en', <Hero />);
    await user.tab(); // the link to Contacts
    await user.tab(); // the telephone
    await user.tab();
    expect(control('rotate')).toHaveFocus();
    expect(isPaused()).toBe(true);
    wait(10 * interval);
    expect(current()).toBe(0);
    act(() => (document.activeElement as HTMLElement).blur());
    wait(10 * interval);
    expect(current()).toBe(0);
    click('rotate');
    wait(interval);
    expect(current()).toBe(1);
  });

  test.each([
    ['to the left', -60, 5, 1],
    ['to the right', 60, 5, 7],
    ['over too short a distance', -30, 0, 0],
    ['while scrolling', -60, 50, 0],
  ])('swiping %s', (_, dx, dy, expected) => {
    const { container } = renderIn('en', <Hero />);
    const slides = container.querySelector('[aria-live]') ?? container;
    fireEvent.touchStart(slides, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
    expect(current()).toBe(expected);
  });

  test('a two-finger zoom changes no slide', () => {
    const { container } = renderIn('en', <Hero />);
    const slides = container.querySelector('[aria-live]') ?? container;
    const finger = { clientX: 200, clientY: 200 };
    fireEvent.touchStart(slides, { touches: [finger] });
    fireEvent.touchStart(slides, { touches: [finger, { clientX: 260, clientY: 200 }] });
    fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 120, clientY: 200 }] });
    expect(current()).toBe(0);
  });

  test('moving the page while it is zoomed changes no slide', () => {
    const { container } = renderIn('en', <Hero />);
    const slides = container.querySelector('[aria-live]') ?? container;
    Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
    fireEvent.touchStart(slides, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 120, clientY: 200 }] });
    expect(current()).toBe(0);
    Reflect.deleteProperty(window, 'visualViewport');
  });

  test('it waits while the tab is hidden', () => {
    renderIn('en', <Hero />);
    setTabHidden(true);
    wait(10 * interval);
    expect(current()).toBe(0);
    setTabHidden(false);
    wait(interval);
    expect(current()).toBe(1);
  });
});

describe('under reduced motion', () => {
  const reducedMotion = '(prefers-reduced-motion: reduce)';

  test('it never turns by itself, even after play, and a button still changes the slide', () => {
    setPreference(reducedMotion, true);
    renderIn('en', <Hero />);
    click('rotate');
    wait(10 * interval);
    expect(current()).toBe(0);
    click('next');
    expect(current()).toBe(1);
  });

  test('it stops when the setting changes', () => {
    renderIn('en', <Hero />);
    setPreference(reducedMotion, true);
    wait(10 * interval);
    expect(current()).toBe(0);
  });
});
