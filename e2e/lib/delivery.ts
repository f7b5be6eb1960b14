import type { BrowserContext, Request, Route } from '@playwright/test';
import { deliveryUrl, readDeliverySettings } from '@/components/contacts/EnquiryForm/delivery';
import { addedBySdk } from '@/components/contacts/EnquiryForm/deliveryFixture';
import { testSettings } from '@/scripts/export/testBuilds';

/** The URL of docs/specification.md (7 Request), to the character. */
export const specifiedUrl = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** The settings of the build under test, as they are sent. */
export const deliverySettings = readDeliverySettings(testSettings);

/** One enquiry as the e-mail service would have received it. */
export interface SentEnquiry {
  readonly method: string;
  readonly url: string;
  /** The parts of the multipart body in their order, without those that were added to the visitor's fields. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /**
   * The parts that were added to the visitor's fields: the settings, and the version of the SDK if the SDK has sent the
   * enquiry.
   */
  readonly added: Readonly<Record<string, string>>;
  /** Whether the browser itself submitted the form, as it does without JavaScript. */
  readonly byNavigation: boolean;
}

const answers = {
  success: { status: 200, body: 'OK' },
  refusal: { status: 400, body: 'The service ID not found' },
} as const;

const addedNames = [...Object.keys(addedBySdk), ...Object.keys(deliverySettings)];

/** The e-mail service. Requests to it are intercepted at the network, so both its SDK and our code run. */
export class Delivery {
  readonly sent: SentEnquiry[] = [];
  private answer: keyof typeof answers = 'success';
  private held: Promise<void> = Promise.resolve();
  private copy: [name: string, value: string][] = [];

  /** @param readsBodies whether the browser's driver can read the body of a request */
  constructor(private readonly readsBodies: boolean) {}

  async intercept(context: BrowserContext): Promise<void> {
    await context.route(deliveryUrl, (route) => this.handle(route));
    if (this.readsBodies) return;
    const copyUrl = `${deliveryUrl}/copy`;
    await context.addInitScript(sendCopies, copyUrl);
    await context.route(`${copyUrl}?**`, (route) => {
      this.copy = [...new URL(route.request().url()).searchParams];
      return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
  }

  /** Without a call the answer is success. */
  answerWith(answer: keyof typeof answers): void {
    this.answer = answer;
  }

  /** Holds back all answers until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  private async handle(route: Route): Promise<void> {
    this.sent.push(await this.read(route.request()));
    await this.held;
    return route.fulfill({
      ...answers[this.answer],
      contentType: 'text/plain; charset=utf-8',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  }

  private async read(request: Request): Promise<SentEnquiry> {
    const parts = this.readsBodies ? [...(await bodyOf(request))] : this.copy;
    // A copy does not have the line ends of multipart forms (RFC 7578).
    const fields = parts.map(([name, value]) => [name, toCrLf(String(value))] as const);
    const names = fields.map(([name]) => name);
    // A setting that is sent twice stays among the fields, where no test expects it.
    const isAdded = ([name]: readonly [string, string], index: number) =>
      addedNames.includes(name) && names.indexOf(name) === index;
    return {
      method: request.method(),
      url: request.url(),
      fields: fields.filter((part, index) => !isAdded(part, index)),
      added: Object.fromEntries(fields.filter(isAdded)),
      byNavigation: request.isNavigationRequest(),
    };
  }
}

/** Runs in the page. Makes the SDK fail, because it looks at the form's nodeName to see whether it is a form. */
export function disguise(form: Element): void {
  Object.defineProperty(form, 'nodeName', { value: 'DIV' });
}

/** The SDK's message about a disguised form. */
export const disguised = 'expected to be the HTML form element';

const toCrLf = (text: string) => text.replace(/\r\n?|\n/g, '\r\n');

async function bodyOf(request: Request): Promise<FormData> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const contentType = (await request.headerValue('content-type')) ?? '';
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
}

/**
 * Runs in the page. Before each enquiry it sends a request with the fields in its address, because some drivers cannot
 * read bodies.
 */
function sendCopies(copyUrl: string): void {
  const { fetch } = window;
  window.fetch = async (...request: Parameters<typeof fetch>) => {
    const body = request[1]?.body;
    if (body instanceof FormData) {
      const fields = [...body].map(([name, value]) => [name, String(value)]);
      await fetch(`${copyUrl}?${new URLSearchParams(fields)}`, { mode: 'no-cors' });
    }
    return fetch(...request);
  };
}
