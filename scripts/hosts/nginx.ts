import { defaultLocale } from '@/i18n/locales';
import { writeWhole } from '@/scripts/lib/files';
import { href } from '@/site/routes';
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
  /** Whether nginx has the module for precompressed Brotli files (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli: boolean;
}

const indented = (lines: readonly string[]) => lines.join('\n    ');

/** A regular expression for a map: the path begins with one of these folders. */
function beginsWith(folders: readonly string[]): string {
  return `"~^(${folders.join('|').replaceAll('.', '\\.')})"`;
}

/**
 * Makes the configuration of a site for nginx 1.22 or later, as a file for `sites-enabled/` or `conf.d/`. Headers that depend
 * on the path come from maps: an `add_header` inside a `location` would replace all those of the server.
 */
export function nginxSite({ listen, serverName, root, brotli }: NginxSettings): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`);
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const moved = redirects.map(
    ({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`,
  );
  const home = href(defaultLocale, 'home');
  const languages = notFoundPages
    .filter(({ folder }) => folder !== home)
    .map(({ folder, page }) => `location ${folder} { error_page 404 ${page}; }`);
  return `# Made by the build from scripts/hosts/rules.ts: change it there.
# Certificates: "certbot --nginx" adds what HTTPS needs.

map $uri $site_cache_control {
    default "${revalidated}";
    ${beginsWith(hashedFolders)} "${immutable}";
}

# A header without a value is not sent.
map $uri $site_robots {
    default "";
    ${beginsWith(unindexedFolders)} "noindex";
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

    # For other hosts.
    location = /_headers { return 404; }
    location = /_redirects { return 404; }

    ${indented(moved)}

    error_page 404 ${home}404.html;
    ${indented(languages)}
}
`;
}

/** Writes the configuration for the owner's server (docs/owner.md). */
export async function writeNginxSite(file: string): Promise<void> {
  const { hostname } = new URL(siteUrl);
  // A link to the deployment in force: docs/owner.md.
  const root = `/var/www/${hostname}/current`;
  const listen = ['80', '[::]:80'];
  await writeWhole(file, nginxSite({ listen, serverName: hostname, root, brotli: false }));
}
