import { act, render } from '@testing-library/react';
import { AfterFirstScreen, FirstScreen } from './FirstScreen.client';
import { rememberSectionsInView } from './inView';

/** jsdom's window is 768 px high and lays nothing out. */
const tops = [0, 700, 1400, 2100];

function page() {
  return render(
    <>
      <main>
        <FirstScreen>
          {tops.map((top) => (
            <section key={top}>{top}</section>
          ))}
        </FirstScreen>
      </main>
      <AfterFirstScreen>
        <footer>below</footer>
      </AfterFirstScreen>
    </>,
  );
}

function shown() {
  return [...document.querySelectorAll('section, footer')].map(({ textContent }) => textContent);
}

const everything = [...tops.map(String), 'below'];

/** A whole page, left by a language switch when it was scrolled so far. */
function switchAt(scrollY: number): void {
  const { unmount } = page();
  expect(shown()).toEqual(everything);
  document.querySelectorAll('section').forEach((section, position) => {
    const top = (tops[position] ?? 0) - scrollY;
    section.getBoundingClientRect = () => DOMRect.fromRect({ y: top });
  });
  rememberSectionsInView();
  unmount();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('all is there at once, but for a language switch', () => {
  page();
  expect(shown()).toEqual(everything);
});

test('a switch renders the sections in view first, and all others once those were painted', () => {
  switchAt(0);
  page();
  expect(shown()).toEqual(['0', '700']);
  act(() => jest.advanceTimersByTime(100));
  expect(shown()).toEqual(everything);
});

test('the page after that is rendered at once again', () => {
  switchAt(0);
  page().unmount();
  page();
  expect(shown()).toEqual(everything);
});

test('what stands above the window is rendered with it, so that the page keeps its place', () => {
  switchAt(1000);
  page();
  expect(shown()).toEqual(['0', '700', '1400']);
});

test('where the last section is in view, the footer is rendered with it', () => {
  switchAt(1400);
  page();
  expect(shown()).toEqual(everything);
});
