import { act, render, screen } from '@testing-library/react';
import { AfterFirstScreen, FirstScreen } from './FirstScreen.client';
import { forgetSectionsInView, rememberSectionsInView } from './inView';

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

function scrolledBy(scrollY: number) {
  document.querySelectorAll('section').forEach((section, position) => {
    const top = (tops[position] ?? 0) - scrollY;
    section.getBoundingClientRect = () => DOMRect.fromRect({ y: top });
  });
}

function shown() {
  return [...document.querySelectorAll('section, footer')].map(({ textContent }) => textContent);
}

const everything = [...tops.map(String), 'below'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  forgetSectionsInView();
  jest.useRealTimers();
});

test('all is there at once, but for a language switch', () => {
  page();
  expect(shown()).toEqual(everything);
});

test('a switch renders the sections in view first, and all others once those were painted', () => {
  const { unmount } = page();
  scrolledBy(0);
  rememberSectionsInView();
  unmount();
  page();
  expect(shown()).toEqual(['0', '700']);
  forgetSectionsInView();
  act(() => jest.advanceTimersByTime(100));
  expect(shown()).toEqual(everything);
});

test('what stands above the window is rendered with it, so that the page keeps its place', () => {
  const { unmount } = page();
  scrolledBy(1000);
  rememberSectionsInView();
  unmount();
  page();
  expect(shown()).toEqual(['0', '700', '1400']);
});

test('where the last section is in view, the footer is rendered with it', () => {
  const { unmount } = page();
  scrolledBy(1400);
  rememberSectionsInView();
  unmount();
  page();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(shown()).toEqual(everything);
});
