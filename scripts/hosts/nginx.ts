import path from 'node:path';
import { readSettings } from '@/content/settings';
import { writeWhole } from '@/scripts/files/files';
import {
  hashedFolders,
  immutable,
  languageSpellings,
  mediaTypes,
  notFoundPages,
  redirects,
  revalidated,
  securityHeaders,
  shownElsewhere,
  textTypes,
  unindexedFolders,
} from './headersAndRedirects';

interface NginxServer {
  /** Addresses and ports, one `listen` directive each. */
  readonly listen: readonly string[];
  /** The name to which the server redirects all others; by default it answers all of them. */
  readonly serverName?: string;
  /** Absolute path of the export. */
  readonly root: string;
  /** Absolute path of the file with the rules. */
  readonly rules: string;
}

const indented = (lines: readonly string[]) => lines.join('\n    ');

const madeBy =
  '# The build makes this file from scripts/hosts/headersAndRedirects.ts. Change it there, or the next deployment replaces the change.\n';

/** A regular expression for a `map` that matches paths in these folders. */
function beginsWith(folders: readonly string[]): string {
  return `(${folders.join('|').replaceAll('.', '\\.')})`;
}

/*
 * Regular expressions for maps of `$request_uri`, which is the path that the visitor requested, still encoded. (`$uri`
 * is `/services/index.html` even for `/services/`.)
 */

/** Only plain names match, because `//a.example/` would be another host. */
const folderOfIndex = '"~^(?<folder>(?:/[\\w.-]+)*/)index\\.html(?:\\?|$)"';

/** What follows a language, with or without a query. */
const afterLanguage = '(?<rest>(?:[/?].*)?)$';

/**
 * Makes the part of the configuration that nginx reads outside servers. Headers that depend on the path and the
 * status use a map, because an `add_header` inside a `location` would replace all headers of the server.
 */
export function nginxMaps(): string {
  const spellings = languageSpellings.flatMap(({ from, to }) => [
    `"~^${from}${afterLanguage}" ${to}$rest;`,
  ]);
  const languages = notFoundPages.map(({ folder, page }) => `"~^${folder}" ${page};`);
  return `${madeBy}
# What is not the file itself, such as an error, must not be kept. (Only 416 is, because nginx notices it too late.)
map "$status $uri" $site_cache_control {
    default "${revalidated}";
    "~^(200|206|304) ${beginsWith(hashedFolders)}" "${immutable}";
}

# nginx does not send a header without a value.
map $uri $site_robots {
    default "";
    "~^${beginsWith(unindexedFolders())}" "noindex";
}

map $uri $site_resource_policy {
    default "${securityHeaders()[shownElsewhere.header]}";
    "~^${beginsWith(shownElsewhere.paths)}" "${shownElsewhere.value}";
}

map $uri $site_not_found {
    ${indented(languages.toReversed())}
}

map $request_uri $site_folder {
    default "";
    ${folderOfIndex} $folder;
}

map $request_uri $site_small_letters {
    default "";
    ${indented(spellings)}
}
`;
}

/** Makes the part of the configuration that a server includes. */
export function nginxRules(): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`);
  const otherTexts = textTypes.filter((type) => type !== 'text/html').join(' ');
  const headers = Object.entries(securityHeaders()).map(
    ([name, value]) =>
      `add_header ${name} ${name === shownElsewhere.header ? '$site_resource_policy' : `"${value}"`} always;`,
  );
  const moved = redirects.map(
    ({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`,
  );
  return `${madeBy}
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types ${otherTexts};
types {
    ${indented(types)}
}

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_types ${otherTexts};

${headers.join('\n')}
add_header Cache-Control $site_cache_control always;
add_header X-Robots-Tag $site_robots always;

# Each page has only one address, which is that of its folder, in small letters.
if ($site_folder) { return 301 $site_folder$is_args$args; }
if ($site_small_letters) { return 301 $site_small_letters; }
${moved.join('\n')}

# Only other hosts need these files.
location = /_headers { return 404; }
location = /_redirects { return 404; }

# nginx would answer 403 for a folder that is not a page.
error_page 403 404 =404 $site_not_found;
`;
}

/** The same name with `www.`, or without it. */
function otherForm(name: string): string {
  return name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;
}

/** Makes the server, which "certbot --nginx" changes. So it has only what does not depend on pages and headers. */
export function nginxServer({ listen, serverName, root, rules }: NginxServer): string {
  const names = serverName
    ? [
        `server_name ${serverName} ${otherForm(serverName)};`,
        `if ($host != ${serverName}) { return 301 $scheme://${serverName}$request_uri; }`,
      ]
    : ['server_name _;'];
  return `server {
    ${indented([...listen.map((address) => `listen ${address};`), ...names])}
    root "${root}";
    include "${rules}";
}
`;
}

/**
 * Writes the configuration for the owner's server (docs/operations.md), for nginx 1.22 or later: what each deployment
 * replaces, and the server, which is installed only once because certbot keeps its settings there.
 */
export function writeNginxFiles(folder: string): void {
  const { hostname } = new URL(readSettings().siteUrl);
  const server = nginxServer({
    listen: ['80', '[::]:80'],
    serverName: hostname,
    // A symbolic link to the current deployment (docs/operations.md).
    root: `/var/www/${hostname}/current`,
    rules: `/etc/nginx/snippets/${hostname}.conf`,
  });
  writeWhole(path.join(folder, 'maps.conf'), nginxMaps());
  writeWhole(path.join(folder, 'rules.conf'), nginxRules());
  writeWhole(path.join(folder, 'server.conf'), server);
}
