import { fireEvent } from '@testing-library/dom';
import { followLinks } from './followLinks';

const push = jest.fn();
const prefetch = jest.fn();
const controller = new AbortController();

/** Whether the browser itself would follow the link. */
function click(options?: MouseEventInit): boolean {
  // jsdom cannot navigate; a listener on window comes last.
  let isLeft = true;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  fireEvent.click(document.querySelector('b') as Element, options);
  return isLeft;
}

function show(href: string, attributes = ''): void {
  document.body.innerHTML = `<a href="${href}" ${attributes}><b>text</b></a>`;
}

beforeAll(() => {
  const router = { push, prefetch, replace: push } as unknown as Parameters<typeof followLinks>[0];
  followLinks(router, controller.signal);
});

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/bg/services/');
});

afterAll(() => controller.abort());

test.each([
  '/bg/contacts/',
  '/bg/contacts/?service=epc',
  '/bg/#founder',
  '/bg/services/',
  '/bg/services/?a=b#epc',
])('%s is followed within the document, and prefetched once on intent', (href) => {
  show(href);
  for (let times = 0; times < 2; times++)
    fireEvent.pointerOver(document.querySelector('b') as Element);
  expect(prefetch.mock.calls).toEqual([[href]]);
  expect(click()).toBe(false);
  expect(push.mock.calls).toEqual([[href]]);
});

test.each([
  ['another site', 'https://example.org/bg/contacts/', ''],
  ['an e-mail address', 'mailto:a@example.org', ''],
  ['a document', '/documents/certificate.pdf', ''],
  ['an anchor of the same page', '#epc', ''],
  ['a page in a new tab', '/bg/contacts/', 'target="_blank"'],
  ['a download', '/bg/contacts/', 'download'],
])('%s is left to the browser', (_, href, attributes) => {
  show(href, attributes);
  fireEvent.pointerOver(document.querySelector('b') as Element);
  expect(click()).toBe(true);
  expect(prefetch).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is left to the browser', (options) => {
  show('/bg/contacts/');
  expect(click(options)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('a link to the page that is shown gives up a switch', () => {
  show('/it/services/', 'data-locale="it"');
  click();
  show('/bg/services/');
  click();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('lang')).toBeNull();
});
