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

test('the placeholders that Next writes for paths are clean', () => {
  const chunk = 'o.ab="/ROOT/node_modules/next/dist/";f="file:///"+x';
  expect(problems('a.js', chunk)).toEqual([]);
});

test.each([
  ['a.js', '//# sourceMappingURL=a.js.map', 'a.js contains the name of a source map'],
  ['a.js.map', '{}', 'a.js.map is a source map'],
  ['a.js', 'x="/srv/build/checkout/app"', 'a.js contains the folder /srv/build/checkout'],
  ['a.pdf', '%PDF /srv/build/checkout/', 'a.pdf contains the folder /srv/build/checkout'],
  ['a.txt', 'kept-from-visitors', 'a.txt contains the value of EMAILJS_PRIVATE_KEY'],
  ['a.js', '"[project]/node_modules/next/x.js"', 'a.js contains a path of the build'],
  ['a.js', '"file:///x"', 'a.js contains a path of the build'],
  ['a.js', '"/home/maria/site/x.ts"', 'a.js contains a path of a user'],
  ['a.js', '"C:\\\\Users\\\\Maria"', 'a.js contains a path of a user'],
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

test('bytes of pictures are not read as text', () => {
  expect(problems('a.avif', '/home/maria/x')).toEqual([]);
});
