import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKitGtk } from '@/scripts/browserTests/engines';
import { anyFreePort } from '@/scripts/process/port';

/*
 * WebKitGTK's small browser, by W3C WebDriver (https://www.w3.org/TR/webdriver2/), because Playwright can only start its
 * own build of WebKit.
 */

/** By this name the protocol knows an element of the page. */
const elementName = 'element-6066-11e4-a52e-4f735466cecf';

/** @throws with the words of the driver */
async function command<Value>(method: string, url: string, parameters?: object): Promise<Value> {
  const body = parameters && JSON.stringify(parameters);
  const response = await fetch(url, { method, ...(body && { body }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A browser with one window, from the first page of a visit to the last. */
export class Visit {
  /**
   * @param session URL of the session at the driver
   * @param origin of the site
   */
  constructor(
    private readonly session: string,
    private readonly origin: string,
  ) {}

  /** Opens a path of the site, and resolves when it has loaded. */
  open(path: string): Promise<void> {
    return this.post('url', { url: `${this.origin}${path}` });
  }

  back(): Promise<void> {
    return this.post('back');
  }

  reload(): Promise<void> {
    return this.post('refresh');
  }

  /** Runs a function in the page, with nothing but its arguments. Its result may be a promise. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.post('execute/sync', { script: `return (${script})(...arguments)`, args });
  }

  async click(selector: string): Promise<void> {
    const element = await this.find(selector);
    await this.post(`element/${element}/click`);
  }

  /** Types a text into a field, in the place of the one that is there. */
  async fill(selector: string, text: string): Promise<void> {
    const element = await this.find(selector);
    await this.post(`element/${element}/clear`);
    await this.post(`element/${element}/value`, { text });
  }

  end(): Promise<void> {
    return command('DELETE', this.session);
  }

  /** Finds an element, and scrolls it to the middle, where no header covers it. */
  private async find(value: string): Promise<string> {
    await this.run((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, value);
    const search = { using: 'css selector', value };
    return (await this.post<Record<string, string>>('element', search))[elementName] ?? '';
  }

  private post<Value>(name: string, parameters = {}): Promise<Value> {
    return command('POST', `${this.session}/${name}`, parameters);
  }
}

/** The driver, on a screen that nobody sees. */
export class Driver {
  private constructor(
    private readonly url: string,
    private readonly processes: readonly ChildProcess[],
  ) {}

  /** @param proxy URL of the proxy through which the browser reaches all hosts but this machine */
  static async start(proxy: string): Promise<Driver> {
    const found = findWebKitGtk();
    if (!found) throw new Error('WebKitGTK is missing.');
    const screen = spawn(found.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    // Xvfb chooses a number that is free, and writes it when it is ready.
    const [display] = await once(screen.stdio[3] as Readable, 'data');
    const port = await anyFreePort();
    const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        GDK_BACKEND: 'x11',
        // The screen has no graphics card, and containers often forbid the sandbox.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // The driver does not pass on the proxy of a session.
        https_proxy: proxy,
        no_proxy: '127.0.0.1',
      },
    });
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/status`).catch(() => null))) {
      if (driver.exitCode !== null) throw new Error(`It has ended with ${driver.exitCode}.`);
      await pause(100);
    }
    return new Driver(url, [driver, screen]);
  }

  /** @param origin of the site */
  async visit(origin: string): Promise<Visit> {
    const { sessionId } = await command<{ sessionId: string }>('POST', `${this.url}/session`, {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    return new Visit(`${this.url}/session/${sessionId}`, origin);
  }

  async stop(): Promise<void> {
    for (const one of this.processes) {
      const ended = once(one, 'exit');
      one.kill();
      await ended;
    }
  }
}
