import { createHash } from 'node:crypto';
import { deliveryOrigins } from '@/components/contacts/EnquiryForm/delivery';
import { addPolicy, contentSecurityPolicy } from './contentSecurityPolicy';
import { readPage } from './page';

function page(head: string, body = ''): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8">${head}</head><body>${body}</body></html>`;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policyOf(html: string, recaptcha = false): string {
  return contentSecurityPolicy(readPage(html), recaptcha);
}

function directive(html: string, name: string, recaptcha = false): string | undefined {
  const found = policyOf(html, recaptcha)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
  return found?.slice(name.length + 1);
}

/** A page with a form and a map. */
const contacts = page('', '<form action="x"></form><iframe src="/map/"></iframe>');

test('the policy of a page without inline code has no hashes and no unsafe source', () => {
  expect(policyOf(page(''))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; frame-src 'none'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('only a page with a form may send data, and only a page with a frame may embed others', () => {
  expect(directive(contacts, 'connect-src')).toBe(`'self' ${deliveryOrigins.join(' ')}`);
  expect(directive(contacts, 'form-action')).toBe(deliveryOrigins.join(' '));
  expect(directive(contacts, 'frame-src')).toBe("'self' https://www.openstreetmap.org");
});

test('the policy has the hash of each inline script and style exactly once', () => {
  const text = 'say("Слънце </b>\n")';
  const html = page(
    `<script data-early="">${text}</script><style>b{}</style>`,
    `<script>${text}</script><script id="x" type="module">1</script><style media="print">i{}</style>`,
  );
  expect(directive(html, 'script-src')).toBe(`'self' ${hash(text)} ${hash('1')}`);
  expect(directive(html, 'style-src')).toBe(`'self' ${hash('b{}')} ${hash('i{}')}`);
});

test('the hash equals the example in the standard', () => {
  // https://www.w3.org/TR/CSP3/#framework-directive-source-list
  expect(directive(page("<script>alert('Hello, world.');</script>"), 'script-src')).toBe(
    "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('external scripts and data need no hash', () => {
  const html = page(
    '<script async="" src="/scripts/behaviours.js"></script>',
    '<script type="text/plain" src="/scripts/enquiry.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(directive(html, 'script-src')).toBe("'self'");
});

test.each(['importmap', 'speculationrules', 'text/javascript'])(
  'a script of type %s needs a hash',
  (type) => {
    const html = page(`<script type="${type}">{}</script>`);
    expect(directive(html, 'script-src')).toBe(`'self' ${hash('{}')}`);
  },
);

test.each(['<p style="color:red">', '<img alt="" onload="go()"/>', '<b onClick="go()">'])(
  '%s stops the build, because no hash can allow it',
  (tag) => {
    expect(() => policyOf(page('', tag))).toThrow(/The policy does not allow .*: </);
  },
);

test('attributes inside scripts and texts are ignored', () => {
  const html = page(
    `<script>x = '<p style="color:red">'</script>`,
    '<p>a style=&quot;…&quot; on="…"</p><input data-style="x"/>',
  );
  expect(() => policyOf(html)).not.toThrow();
});

test('a reCAPTCHA key adds Google’s hosts and its Trusted Types policies, and nothing else', () => {
  expect(directive(contacts, 'script-src', true)).toBe(
    "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(directive(contacts, 'frame-src', true)).toContain('https://www.google.com/recaptcha/');
  expect(directive(contacts, 'trusted-types', true)).toBeUndefined();
  expect(directive(contacts, 'require-trusted-types-for', true)).toBe("'script'");
  expect(policyOf(page(''), true)).toBe(policyOf(page('')));
  expect(policyOf(contacts, true)).not.toContain('unsafe');
});

test('the policy comes directly after the charset', () => {
  const html = readPage(page('<script>1</script>'));
  addPolicy(html, false);
  expect(html.toString()).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><script>1/,
  );
});

test('a page whose head begins differently stops the build', () => {
  const html = readPage('<html><head><title></title></head></html>');
  expect(() => addPolicy(html, false)).toThrow(/charset/);
});
