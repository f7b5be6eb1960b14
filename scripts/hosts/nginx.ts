import { readSettings } from '@/content/settings';
import { writeWhole } from '@/scripts/lib/files';
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

interface NginxSettings {
  /** Addresses and ports, one `listen` directive each. */
  readonly listen: readonly string[];
  readonly serverName: string;
  /** Absolute path of the export. */
  readonly root: string;
}

const indented = (lines: readonly string[]) => lines.join('\n    ');

/** A regular expression for a `map` that matches paths in these folders. */
function beginsWith(folders: readonly string[]): string {
  return `"~^(${folders.join('|').replaceAll('.', '\\.')})"`;
}

/**
 * A regular expression for the `map` of `$request_uri`, which is the path that the visitor requested. (`$uri` is
 * `/services/index.html` even for `/services/`.) Only plain names match, because `//a.example/` would be another host.
 */
const folderOfIndex = '"~^(?<folder>(?:/[\\w.-]+)*/)index\\.html(?:\\?|$)"';

/**
 * Makes the configuration of a site for nginx 1.22 or later, as a file for `sites-enabled/` or `conf.d/`. Headers that
 * depend on the path use a map, because an `add_header` inside a `location` would replace all headers of the server.
 */
export function nginxSite({ listen, serverName, root }: NginxSettings): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`);
  const otherTexts = textTypes.filter((type) => type !== 'text/html').join(' ');
  const headers = Object.entries(securityHeaders()).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const moved = redirects.map(
    ({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`,
  );
  const languages = notFoundPages.map(
    ({ folder, page }) => `location ${folder} { error_page 404 ${page}; }`,
  );
  return `# The build makes this file from scripts/hosts/rules.ts. Change it there.
# "certbot --nginx" adds the certificate and the settings for HTTPS.

map $uri $site_cache_control {
    default "${revalidated}";
    ${beginsWith(hashedFolders)} "${immutable}";
}

# nginx does not send a header without a value.
map $uri $site_robots {
    default "";
    ${beginsWith(unindexedFolders)} "noindex";
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
    charset_types ${otherTexts};
    types {
    ${indented(types)}
    }

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${otherTexts};

    ${indented(headers)}
    add_header Cache-Control $site_cache_control always;
    add_header X-Robots-Tag $site_robots always;

    # Each page has only one address, which is that of its folder.
    if ($site_folder) { return 301 $site_folder$is_args$args; }
    ${indented(moved)}

    # Only other hosts need these files.
    location = /_headers { return 404; }
    location = /_redirects { return 404; }

    error_page 404 /404.html;
    ${indented(languages)}
}
`;
}

/** Writes the configuration for the owner's server (docs/owner.md). */
export async function writeNginxSite(file: string): Promise<void> {
  const { hostname } = new URL(readSettings().siteUrl);
  const site = nginxSite({
    listen: ['80', '[::]:80'],
    serverName: hostname,
    // A symbolic link to the current deployment (docs/owner.md).
    root: `/var/www/${hostname}/current`,
  });
  await writeWhole(file, site);
}
