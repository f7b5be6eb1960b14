import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultLocale, locales } from '@/i18n/locales';
import { routeNames } from '@/site/routes';
import { headersFile, redirectsFile } from './cloudflarePages';
import {
  languageSpellings,
  mediaTypes,
  redirects,
  securityHeaders,
  shownElsewhere,
} from './headersAndRedirects';
import { nginxMaps, nginxRules, nginxServer, writeNginxFiles } from './nginx';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

describe('headers', () => {
  test('the table has every header that a page cannot set itself', () => {
    expect(securityHeaders()).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'self'",
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test('no value contains a line break or quotation marks', () => {
    for (const value of Object.values(securityHeaders())) expect(value).toMatch(/^[^"\\\n\r$]+$/);
  });
});

describe('redirects', () => {
  test('every English page has two redirects, without a wildcard', () => {
    expect(redirects).toHaveLength(routeNames.length * 2);
    expect(redirects).toContainEqual({ from: '/en', to: '/' });
    expect(redirects).toContainEqual({ from: '/en/about-us/', to: '/about-us/' });
    for (const { from, to } of redirects) {
      expect(from + to).not.toMatch(/[*:]/);
      expect(to).toMatch(/^\/(?!\/)/);
    }
  });
});

/** https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/ */
describe('Cloudflare Pages and Netlify', () => {
  test('there are at most 100 header rules of at most 2,000 characters', () => {
    const all = lines(headersFile());
    expect(all.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of all) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test('there are at most 100 dynamic redirects of at most 1,000 characters', () => {
    const all = lines(redirectsFile());
    expect(all.length).toBeLessThanOrEqual(100);
    for (const line of all) expect(line.length).toBeLessThanOrEqual(1000);
    expect(all).toContain('/en/services/ /services/ 301');
  });

  test('Netlify gets the 404 page of each language between the redirects and those for capitals', () => {
    const all = lines(redirectsFile());
    const languages = locales.filter((locale) => locale !== defaultLocale);
    expect(all.slice(redirects.length, -2 * languageSpellings.length)).toEqual(
      languages.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    );
    expect(all).toContain('/IT /it/ 301');
    expect(all).toContain('/It/* /it/:splat 301');
  });

  test('no two rules for one path set the same header, because hosts would join the values', () => {
    const rules = headersFile()
      .split(/^(?=\/)/m)
      .map((rule) => {
        const [pattern = '', ...headers] = lines(rule);
        return {
          prefix: pattern.replace('*', ''),
          names: headers
            .map((line) => line.split(':')[0])
            .filter((name) => !headers.includes(`  ! ${name?.trim()}`)),
        };
      });
    expect(rules.length).toBeGreaterThan(5);
    expect(new Set(rules.map(({ prefix }) => prefix)).size).toBe(rules.length);
    for (const one of rules) {
      for (const other of rules) {
        if (one === other || !other.prefix.startsWith(one.prefix)) continue;
        expect(one.names.filter((name) => other.names.includes(name))).toEqual([]);
      }
    }
  });
});

test('on a trial all that a host serves is kept out of search engines', () => {
  const everything = {
    ofCloudflare: /^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/,
    ofNginx: '"~^(/)" "noindex";',
  };
  expect(headersFile()).not.toMatch(everything.ofCloudflare);
  expect(nginxMaps()).not.toContain(everything.ofNginx);
  jest.replaceProperty(process, 'env', { ...process.env, STAGING: '1' });
  expect(headersFile()).toMatch(everything.ofCloudflare);
  expect(headersFile().match(/X-Robots-Tag/g)).toHaveLength(1);
  expect(nginxMaps()).toContain(everything.ofNginx);
});

test('nginx sets each header once for the whole server', () => {
  const rules = nginxRules();
  for (const [name, value] of Object.entries(securityHeaders())) {
    const written = name === shownElsewhere.header ? '$site_resource_policy' : `"${value}"`;
    expect(rules.split(`add_header ${name} ${written} always;\n`)).toHaveLength(2);
  }
  expect(rules).not.toMatch(/location [^\n]*add_header/);
  expect(rules).toMatch(/gzip_types .*text\/javascript/);
  for (const [extension, type] of Object.entries(mediaTypes)) {
    expect(rules).toContain(`${type} ${extension};`);
  }
});

// They are for Debian, and other systems have another sed.
if (process.platform === 'linux')
  describe('the commands for nginx of docs/operations.md', () => {
    const [, commands = ''] =
      /## nginx on Debian.*?```sh\n(.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8')) ??
      [];
    let folder = '';

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
      for (const name of ['conf.d', 'snippets', 'sites-enabled'])
        await mkdir(path.join(folder, 'etc/nginx', name), { recursive: true });
      writeNginxFiles(path.join(folder, 'generated/hosts/nginx'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    /** Runs the commands that install the configuration, in the folder instead of the machine. */
    function install(hasIpv6 = true): void {
      const lines = commands.split('\n').filter((line) => /^site=|\$server|etc\/nginx/.test(line));
      const script = lines
        .join('\n')
        .replaceAll('/etc/nginx', `${folder}/etc/nginx`)
        .replaceAll('/proc/net/if_inet6', hasIpv6 ? folder : `${folder}/none`);
      execFileSync('sh', ['-e', '-c', script], { cwd: folder });
    }
    const read = (file: string) => readFileSync(path.join(folder, 'etc/nginx', file), 'utf8');
    const server = 'sites-enabled/www.izgrev.example.conf';

    test('keep what certbot has written when they are repeated, and replace the rules', async () => {
      install();
      const file = (name: string) => path.join(folder, 'etc/nginx', name);
      await writeFile(file(server), 'listen 443 ssl; # managed by Certbot');
      await writeFile(file('snippets/www.izgrev.example.conf'), 'old');
      install();
      expect(read(server)).toBe('listen 443 ssl; # managed by Certbot');
      expect(read('snippets/www.izgrev.example.conf')).toBe(nginxRules());
      expect(read('conf.d/www.izgrev.example.conf')).toBe(nginxMaps());
    });

    test('serve one name, and redirect all others to it, with and without www', () => {
      install();
      expect(read(server)).toContain('server_name www.izgrev.example izgrev.example;');
      expect(read(server)).toContain(
        'if ($host != www.izgrev.example) { return 301 $scheme://www.izgrev.example$request_uri; }',
      );
      const bare = { listen: ['80'], serverName: 'izgrev.bg', root: '', rules: '' };
      expect(nginxServer(bare)).toContain('server_name izgrev.bg www.izgrev.bg;');
      // Debian's own page would be the answer to every other name.
      expect(commands).toMatch(/^rm -f \/etc\/nginx\/sites-enabled\/default$/m);
    });

    test('listen on IPv4 and IPv6, and on IPv4 alone if the server has no IPv6', () => {
      install();
      expect(read(server)).toContain('    listen 80;\n    listen [::]:80;\n');
      expect(read(server)).toContain(`include "/etc/nginx/snippets/www.izgrev.example.conf";`);
      install(false);
      expect(read(server)).toContain('    listen 80;\n    server_name');
    });
  });
