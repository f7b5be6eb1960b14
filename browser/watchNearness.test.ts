import { watchNearness } from './watchNearness';

test('if the browser sends two reports at once, the last one counts', () => {
  let report: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    report = callback as typeof report;
    return { observe: () => undefined } as unknown as IntersectionObserver;
  });
  const listener = jest.fn();
  watchNearness(document.body, listener);
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(listener.mock.calls).toEqual([[true]]);
});
