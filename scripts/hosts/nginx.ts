import { writeWhole } from '@/scripts/lib/files';
import { basePath } from '@/site/basePath';
import { siteUrl } from '@/site/urls';
import {
  hashedFolders,
  immutable,
  mediaTypes,
  notFoundPages,
  redirects,
  revalidated,
  securityHeaders,
  textTypes,
  unindexedFolders,
} from './rules';

export interface NginxSettings {
  /** Addresses and ports, one `listen` directive each. */
  readonly listen: readonly string[];
  readonly serverName: string;
  /** Absolute path of the export. */
  readonly root: string;
  /** Path of the site on its host, without a slash at its end. */
  readonly basePath: string;
  /** Whether nginx has the module for precompressed Brotli files (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli: boolean;
}

const indented = (lines: readonly string[]) => lines.join('\n    ');

/** A regular expression for a map: the path begins with one of these folders. */
function beginsWith(folders: readonly string[]): string {
  return `"~^(${folders.join('|').replaceAll('.', '\\.')})"`;
}

/**
 * A regular expression for the map of `$request_uri`, the path as the visitor asked for it: nginx itself goes from
 * `/services/` to `/services/index.html`. Only plain names match, since `//a.example/` would be another host.
 */
const folderOfIndex = '"~^(?<folder>(?:/[\\w.-]+)*/)index\\.html(?:\\?|$)"';

/**
 * Makes the configuration of a site for nginx 1.22 or later, as a file for `sites-enabled/` or `conf.d/`. Headers that depend
 * on the path come from maps: an `add_header` inside a `location` would replace all those of the server.
 */
export function nginxSite({
  listen,
  serverName,
  root,
  basePath: base,
  brotli,
}: NginxSettings): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`);
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const below = (paths: readonly string[]) => paths.map((path) => base + path);
  const moved = redirects.map(
    ({ from, to }) => `location = ${base}${from} { return 301 ${base}${to}$is_args$args; }`,
  );
  const hidden = below(['/_headers', '/_redirects']).map(
    (path) => `location = ${path} { return 404; }`,
  );
  const elsewhere = base
    ? [`location = ${base} { return 301 ${base}/$is_args$args; }`, 'location / { return 404; }']
    : [];
  const languages = notFoundPages.map(({ folder, page }) => {
    const alias = base && `alias "${root}${folder}"; `;
    return `location ${base}${folder} { ${alias}error_page 404 ${base}${page}; }`;
  });
  return `# Made by the build from scripts/hosts/rules.ts: change it there.
# Certificates: "certbot --nginx" adds what HTTPS needs.

map $uri $site_cache_control {
    default "${revalidated}";
    ${beginsWith(below(hashedFolders))} "${immutable}";
}

# A header without a value is not sent.
map $uri $site_robots {
    default "";
    ${beginsWith(below(unindexedFolders))} "noindex";
}

map $request_uri $site_folder {
    default "";
    ${folderOfIndex} $folder;
}

server {
    ${indented(listen.map((address) => `listen ${address};`))}
    server_name ${serverName};
    root "${root}";

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
    types {
    ${indented(types)}
    }

    # Ready-made files beside the others: "npm run compress".
    gzip_static on;
    gzip_vary on;
    ${brotli ? 'brotli_static on;' : '# brotli_static on;  # with the package libnginx-mod-http-brotli-static'}

    ${indented(headers)}
    add_header Cache-Control $site_cache_control always;
    add_header X-Robots-Tag $site_robots always;

    # A page has one address, that of its folder.
    if ($site_folder) { return 301 $site_folder$is_args$args; }
    ${indented(moved)}

    # For other hosts.
    ${indented(hidden)}

    error_page 404 ${base}/404.html;
    ${indented([...elsewhere, ...languages])}
}
`;
}

/** Writes the configuration for the owner's server (docs/owner.md). */
export async function writeNginxSite(file: string): Promise<void> {
  const { hostname } = new URL(siteUrl);
  const site = nginxSite({
    listen: ['80', '[::]:80'],
    serverName: hostname,
    // A link to the deployment in force: docs/owner.md.
    root: `/var/www/${hostname}/current`,
    basePath,
    brotli: false,
  });
  await writeWhole(file, site);
}
