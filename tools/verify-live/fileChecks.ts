import path from 'node:path';
import {
  immutable,
  isHashed,
  isText,
  mediaTypes,
  revalidated,
  securityHeaders,
  unindexedFolders,
} from '@/scripts/hosts/rules';

/** An answer of the host, decompressed. Status 0 is no answer: the body then says why. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A file of the build, and what the host serves in its place. */
interface Served {
  /** Path below the site, with a slash at its beginning. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly answer: Answer;
}

const isUnindexed = (file: string) => unindexedFolders.some((folder) => file.startsWith(folder));

/** What to do where a file differs from the build's. */
function adviceOnContent(file: string): string {
  if (file.endsWith('.html'))
    return 'the page is of another build, or the host or a CDN rewrites it: deploy this build, and turn off HTML minification, e-mail obfuscation, analytics and inserted snippets';
  return isHashed(file)
    ? 'the bytes are others, under a name that stands for its content: turn off what minifies scripts or recompresses pictures, or deploy again'
    : 'the content is of another build: deploy this one, or build the commit that is live';
}

/** Other names of a type that browsers treat alike. */
const aliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

const compact = (value: string | null) => value?.replaceAll(', ', ',').toLowerCase();

/** Hosts do not compress what fits into one packet, in bytes. */
const leastCompressed = 1400;

type FileCheck = (served: Served) => readonly (string | false)[];

/** Checks of each file that is served; each fault says what differs and what to do. */
export const fileChecks = {
  content: ({ file, bytes, answer: { body } }) => [!body.equals(bytes) && adviceOnContent(file)],
  types: ({ file, answer: { headers } }) => {
    const [found = '', charset = ''] = (headers.get('content-type') ?? 'none').split(/;\s*/);
    const expected = mediaTypes[path.extname(file).slice(1)];
    return [
      (aliases[found] ?? found) !== expected &&
        `the type is ${found} and should be ${expected}: set it on the host`,
      expected === 'text/html' &&
        charset.toLowerCase() !== 'charset=utf-8' &&
        'the type lacks charset=utf-8: set it on the host',
    ];
  },
  headers: ({ file, answer: { headers } }) => [
    ...Object.entries(securityHeaders).map(([name, value]) => {
      const found = headers.get(name);
      if (compact(found) === compact(value)) return false;
      return `the header ${name} is ${found === null ? 'missing' : `"${found}"`} and should be "${value}": out/_headers lists what the host must send`;
    }),
    isUnindexed(file) &&
      !/noindex/.test(headers.get('x-robots-tag') ?? '') &&
      'the header X-Robots-Tag: noindex is missing: search engines would list the map on its own',
  ],
  caching: ({ file, answer: { headers } }) => {
    const found = headers.get('cache-control');
    const expected = isHashed(file) ? immutable : revalidated;
    return [
      compact(found) !== compact(expected) &&
        `Cache-Control is "${found}" and should be "${expected}": correct it on the host, and in the CDN's cache rules`,
    ];
  },
  compression: ({ file, bytes, answer: { headers } }) => [
    isText(file) &&
      bytes.length > leastCompressed &&
      !/br|gzip|zstd/.test(headers.get('content-encoding') ?? '') &&
      'the text is sent without compression: turn on Brotli or gzip on the host ("npm run compress" for nginx)',
  ],
  cookies: ({ answer: { headers } }) =>
    headers
      .getSetCookie()
      .map(
        (cookie) =>
          `the host sets the cookie ${cookie.split('=')[0]}, and the privacy notice says that there is none: turn off its bot protection or analytics`,
      ),
  indexing: ({ file, answer: { headers } }) => [
    !isUnindexed(file) &&
      /noindex/.test(headers.get('x-robots-tag') ?? '') &&
      'X-Robots-Tag keeps the page out of search engines: use the real domain, not a preview, or remove the header',
  ],
} satisfies Readonly<Record<string, FileCheck>>;
