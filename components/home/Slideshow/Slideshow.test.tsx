import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hero } from '@/components/home/Hero/Hero';
import '@/browser/elements/elements';
import { setMotionPaused } from '@/browser/elements/motionPreference';
import { setPreference } from '@/components/testing/preferences';
import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';

/** The specification's interval (section 9), written out: the code's own constant could not be wrong otherwise. */
const interval = 3000;
const words = { ...messages.en.Slideshow, ...messages.en.Motion };

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

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/**
 * A click that does not move the focus, as by mouse in Safari: jsdom cannot tell a focus by mouse from one by keyboard,
 * which stops the rotation.
 */
function click(name: string): void {
  fireEvent.click(button(name));
}

function slideshow(): HTMLElement {
  return screen.getByRole('region', { name: words.name });
}

function setTabHidden(hidden: boolean): void {
  const property = jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  if (!hidden) property.mockRestore();
}

describe.each(locales)('in %s', (locale) => {
  const { Motion, Slideshow } = messages[locale];

  test('eight slides and eight buttons, each with its name', () => {
    renderIn(locale, <Hero />);
    const slides = screen
      .getAllByRole('group')
      .filter((group) => group.getAttribute('aria-roledescription') === Slideshow.slide);
    const titles = Object.values(Slideshow.slides).map(({ title }) => title);
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      titles.map((title, index) => {
        const position = Slideshow.position.replace('{number}', String(index + 1));
        return `${position.replace('{total}', '8')}: ${title}`;
      }),
    );
    const picker = screen.getByRole('group', { name: Slideshow.picker });
    expect(within(picker).getAllByRole('radio')).toHaveLength(8);
    expect(picker.textContent).toContain(Slideshow.slides.operate.label);
  });

  test('the order is pause, previous, next', () => {
    renderIn(locale, <Hero />);
    expect(screen.getAllByRole('button').map((found) => found.getAttribute('aria-label'))).toEqual([
      Motion.pause,
      Slideshow.previous,
      Slideshow.next,
    ]);
  });
});

describe('left alone', () => {
  test('a slide stands for exactly 3000 ms', () => {
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

  test('it goes through all eight and begins again', () => {
    renderIn('en', <Hero />);
    const seen = Array.from({ length: 10 }, () => {
      const index = current();
      wait(interval);
      return index;
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1]);
  });

  test('the next picture is fetched shortly before its turn, and no other', () => {
    const { container } = renderIn('en', <Hero />);
    const fetched = () =>
      [...container.querySelectorAll('[data-near]')].map((slide) =>
        slide.getAttribute('aria-label'),
      );
    wait(interval - 901);
    expect(fetched()).toEqual([]);
    wait(1);
    expect(fetched()).toEqual([expect.stringContaining('2 of 8')]);
  });

  test('nothing is read out while it rotates, and each slide once it stands', () => {
    const { container } = renderIn('en', <Hero />);
    const politeness = () =>
      [...container.querySelectorAll('[aria-live]')].map((live) => live.getAttribute('aria-live'));
    expect(politeness()).toEqual(['off', 'off']);
    click(words.pause);
    expect(politeness()).toEqual(['polite', 'polite']);
  });

  test('a page that is left leaves no timer behind', () => {
    const { unmount } = renderIn('en', <Hero />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the visitor', () => {
  test('pauses and plays', () => {
    renderIn('en', <Hero />);
    click(words.pause);
    wait(10 * interval);
    expect(current()).toBe(0);
    click(words.play);
    wait(interval);
    expect(current()).toBe(1);
  });

  test('goes forward and back, past either end', () => {
    renderIn('en', <Hero />);
    click(words.previous);
    expect(current()).toBe(7);
    click(words.next);
    expect(current()).toBe(0);
    click(words.next);
    expect(current()).toBe(1);
  });

  test('picks a slide, which then stands for its full time', () => {
    renderIn('en', <Hero />);
    wait(interval - 100);
    fireEvent.click(screen.getByRole('radio', { name: /Add|Store/ }));
    expect(current()).toBe(4);
    wait(interval - 1);
    expect(current()).toBe(4);
    wait(1);
    expect(current()).toBe(5);
  });

  test('rests the mouse on it, and it waits', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderIn('en', <Hero />);
    await user.hover(slideshow());
    wait(10 * interval);
    expect(current()).toBe(0);
    await user.unhover(slideshow());
    wait(interval);
    expect(current()).toBe(1);
  });

  test('comes with the keyboard: it stops, and starts again only when asked to', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderIn('en', <Hero />);
    await user.tab(); // the link to Contacts
    await user.tab();
    expect(document.activeElement).toBe(button(words.play));
    expect(slideshow()).toContainElement(document.activeElement as HTMLElement);
    wait(10 * interval);
    expect(current()).toBe(0);
    act(() => (document.activeElement as HTMLElement).blur());
    wait(10 * interval);
    expect(current()).toBe(0);
    click(words.play);
    wait(interval);
    expect(current()).toBe(1);
  });

  test('presses pause with the mouse: the focus that comes with it stops nothing by itself', () => {
    renderIn('en', <Hero />);
    const pause = button(words.pause);
    fireEvent.pointerDown(pause);
    act(() => pause.focus());
    expect(pause).toHaveAccessibleName(words.pause);
    fireEvent.pointerUp(pause);
    fireEvent.click(pause);
    expect(pause).toHaveAccessibleName(words.play);
  });

  test.each([
    ['to the left', -60, 5, 1],
    ['to the right', 60, 5, 7],
    ['too short a way', -30, 0, 0],
    ['while scrolling', -60, 50, 0],
  ])('swipes %s', (_, dx, dy, expected) => {
    const { container } = renderIn('en', <Hero />);
    const slides = container.querySelector('[aria-live]') ?? container;
    fireEvent.touchStart(slides, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
    expect(current()).toBe(expected);
  });

  test('zooms with two fingers, and no slide is changed', () => {
    const { container } = renderIn('en', <Hero />);
    const slides = container.querySelector('[aria-live]') ?? container;
    const [first, second] = [
      { clientX: 200, clientY: 200 },
      { clientX: 260, clientY: 200 },
    ];
    fireEvent.touchStart(slides, { touches: [first] });
    fireEvent.touchStart(slides, { touches: [first, second] });
    fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 120, clientY: 200 }] });
    expect(current()).toBe(0);
  });

  test('looks at another tab, and it waits', () => {
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

  test('it never rotates, and cannot be made to', () => {
    setPreference(reducedMotion, true);
    renderIn('en', <Hero />);
    wait(10 * interval);
    expect(current()).toBe(0);
    click(words.play);
    wait(10 * interval);
    expect(current()).toBe(0);
  });

  test('the slides can still be picked', () => {
    setPreference(reducedMotion, true);
    renderIn('en', <Hero />);
    click(words.next);
    expect(current()).toBe(1);
  });

  test('it stops when the system is told so meanwhile', () => {
    renderIn('en', <Hero />);
    setPreference(reducedMotion, true);
    wait(10 * interval);
    expect(current()).toBe(0);
  });
});
