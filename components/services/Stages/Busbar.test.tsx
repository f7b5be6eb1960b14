import { render, screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import '@/browser/elements/elements';
import { services } from '@/site/services';
import { Stages } from './Stages';

/** The element's observer: jsdom lays out nothing, so the test reports which stage is read. */
let report: (id: string, isIntersecting: boolean) => void;

beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(function observer(callback) {
    const self = {
      observe: jest.fn(),
      disconnect: jest.fn(),
    } as unknown as IntersectionObserver;
    report = (id, isIntersecting) =>
      callback(
        [
          {
            target: document.getElementById(id),
            isIntersecting,
          } as unknown as IntersectionObserverEntry,
        ],
        self,
      );
    return self;
  });
});

test('the breaker of the stage that is read is the current one', () => {
  renderIn('en', <Stages />);
  // Connected again, now that the stages are there.
  const busbar = document.querySelector('site-busbar');
  busbar?.replaceWith(busbar);
  const current = () => screen.getAllByRole('link').filter((a) => a.hasAttribute('aria-current'));
  const [first, second] = services;
  report(first.id, true);
  expect(current().map((link) => link.getAttribute('href'))).toEqual([`#${first.id}`]);
  report(first.id, false);
  report(second.id, true);
  expect(current().map((link) => link.getAttribute('href'))).toEqual([`#${second.id}`]);
});

test('without stages nothing throws', () => {
  expect(() => render(<site-busbar />)).not.toThrow();
});
