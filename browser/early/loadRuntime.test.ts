import { blockStorage } from '@/components/testing/storage';
import { runtimeListId } from '@/site/runtime';

const chunks = ['/_next/static/a.js', '/_next/static/b.js'];
const listed = chunks.map((url) => [url, `sha256-${url}`]);

const lost = jest.fn();

/** A page as scripts/export/deferRuntime.ts leaves it, with the script of its head run. */
async function open(list: string[][] | null = listed): Promise<void> {
  document.head.innerHTML = '';
  document.body.innerHTML =
    list === null
      ? ''
      : `<script type="application/json" id="${runtimeListId}">${JSON.stringify(list)}</script>`;
  await jest.isolateModulesAsync(async () => {
    const { loadRuntimeWhenWanted } = await import('./loadRuntime');
    loadRuntimeWhenWanted(lost);
  });
}

function loaded(): (string | null)[] {
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  // Each page listens until it has loaded the runtime: one that a test left waiting must not react in the next.
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.useRealTimers();
});

test('a page without interaction loads no runtime', async () => {
  await open();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('scroll'));
  jest.runAllTimers();
  expect(loaded()).toEqual([]);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'the first %s loads it, in order and once',
  async (sign) => {
    await open();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(loaded()).toEqual(chunks);
    for (const script of document.head.querySelectorAll('script')) {
      expect(script.async).toBe(false);
      expect(script.integrity).toBe(`sha256-${script.getAttribute('src')}`);
    }
  },
);

test('a pointermove without movement loads nothing', async () => {
  await open();
  const resting = new MouseEvent('pointermove', { bubbles: true });
  for (const way of ['movementX', 'movementY']) Object.defineProperty(resting, way, { value: 0 });
  document.body.dispatchEvent(resting);
  expect(loaded()).toEqual([]);
});

test('the next page of the session loads it after its load event', async () => {
  await open();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await open();
  expect(loaded()).toEqual([]);
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(loaded()).toEqual(chunks);
});

describe('a script that fails', () => {
  function fail(): void {
    const scripts = [...document.head.querySelectorAll('script')];
    scripts.findLast((script) => script.src.endsWith('/b.js'))?.dispatchEvent(new Event('error'));
  }

  test('is retried once', async () => {
    await open();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    fail();
    jest.runAllTimers();
    expect(loaded()).toEqual([...chunks, '/_next/static/b.js']);
    expect(lost).not.toHaveBeenCalled();
    fail();
    jest.runAllTimers();
    expect(loaded()).toHaveLength(3);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('while offline is retried when the browser is online', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    fail();
    jest.runAllTimers();
    expect(loaded()).toEqual(chunks);
    dispatchEvent(new Event('online'));
    expect(loaded()).toEqual([...chunks, '/_next/static/b.js']);
  });
});

test('without a list, as in development, nothing is loaded', async () => {
  await open(null);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(loaded()).toEqual([]);
});

test('it loads with storage blocked, too', async () => {
  blockStorage();
  await open();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(loaded()).toEqual(chunks);
});
