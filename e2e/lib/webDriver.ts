/*
 * A page of a browser that Playwright does not drive but WebDriver does (https://w3c.github.io/webdriver2/): Debian's WebKit.
 * Only what e2e/lib/journeys.ts needs.
 */

import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { WebKitDriver } from '@/scripts/lib/engines';
import type { Visitor } from './visit';

/** WebDriver's name of an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** How long a command may fail because the page is not there yet, in ms. */
const patience = 10_000;

type Method = 'GET' | 'POST' | 'DELETE';

async function command(url: string, method: Method, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Repeats a command while it fails. */
async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

/** Starts WebKit, passes a page of it on, and ends it. */
export async function withWebKit(
  { xvfb, driver }: WebKitDriver,
  port: number,
  baseURL: string,
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const screen = '--server-args=-screen 0 1600x1200x24';
  // A process group of its own: the virtual screen and the browser end with it.
  const child = spawn(xvfb, ['-a', screen, driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  try {
    await retried(() => command(`${server}/status`, 'GET'));
    const { sessionId } = (await command(`${server}/session`, 'POST', { capabilities: {} })) as {
      sessionId: string;
    };
    const session = `${server}/session/${sessionId}`;
    const visitor = visitorIn(session, baseURL);
    await visitor.setViewportSize({ width: 1440, height: 900 });
    await use(visitor);
    await command(session, 'DELETE');
  } finally {
    if (child.pid) process.kill(-child.pid);
  }
}

function visitorIn(session: string, baseURL: string): Visitor {
  const get = (path: string) => command(`${session}/${path}`, 'GET');
  const post = (path: string, body: object = {}) => command(`${session}/${path}`, 'POST', body);

  async function withElement(selector: string, action: string, body: object = {}): Promise<void> {
    await retried(async () => {
      const found = await post('element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[elementKey] ?? '';
      await post(`element/${id}/${action}`, body);
    });
  }

  async function evaluate<Result>(
    fn: (argument: string) => Result | Promise<Result>,
    argument = '',
  ): Promise<Result> {
    const script = `return (${fn})(...arguments)`;
    return (await post('execute/sync', { script, args: [argument] })) as Result;
  }

  return {
    goto: (path) => post('url', { url: new URL(path, baseURL).href }),
    evaluate,
    click: (selector) => withElement(selector, 'click'),
    fill: async (selector, text) => {
      await evaluate(
        (field) => document.querySelector<HTMLInputElement>(field)?.select(),
        selector,
      );
      // As text, the driver would drop a line break.
      await withElement(selector, 'value', { text: text.replaceAll('\n', keys.Enter ?? '') });
    },
    keyboard: {
      press: async (names) => {
        const pressed = names.split('+').map((name) => keys[name] ?? name);
        const actions = [
          ...pressed.map((value) => ({ type: 'keyDown', value })),
          ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
        ];
        await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
    },
    setViewportSize: async ({ width, height }) => {
      const outside = await evaluate(() => outerHeight - innerHeight);
      await post('window/rect', { width, height: height + outside });
      await expect.poll(() => evaluate(() => innerHeight)).toBe(height);
    },
    tabs: async () => ((await get('window/handles')) as string[]).length,
  };
}
