import { exportProblems } from './exportProblems';

const surroundings = {
  folders: ['/srv/build/checkout', '/root'],
  secrets: { EMAILJS_PRIVATE_KEY: 'kept-from-visitors', SHORT: 'abc' },
};

function problems(file: string, content: string): string[] {
  return exportProblems({ file, bytes: Buffer.from(content) }, surroundings);
}

test('an ordinary page is clean', () => {
  const html =
    '<a href="/home/">abc</a><a href="https://example.org/Users/1/">Слънце</a> /root //# source';
  expect(problems('index.html', html)).toEqual([]);
});

test.each([
  ['a.js', 'x="/srv/build/checkout/app"', 'a.js contains the folder /srv/build/checkout'],
  ['a.pdf', '%PDF /srv/build/checkout/', 'a.pdf contains the folder /srv/build/checkout'],
  ['a.txt', 'kept-from-visitors', 'a.txt contains the value of EMAILJS_PRIVATE_KEY'],
])('%s with %s', (file, content, problem) => {
  expect(problems(file, content)).toEqual([problem]);
});

test('a checkout folder named like the base path or a page does not fail the build', () => {
  const html = '<a href="/website/services/">abc</a>';
  for (const folder of ['/website', '/services']) {
    const file = { file: 'index.html', bytes: Buffer.from(html) };
    expect(exportProblems(file, { folders: [folder], secrets: {} })).toEqual([]);
  }
});
