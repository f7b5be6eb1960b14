import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const shared = {
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  reactStrictMode: true,
  // `npm run types` checks types, tests included.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // In bytes. The export has each page's styles inline: a file with styles of other pages would cost every page more.
    cssChunking: { type: 'graph', requestCost: 500 },
  },
};

/** Port of the editor's own server (editor/), where it runs. */
const editor = process.env.EDITOR_PORT && `http://127.0.0.1:${process.env.EDITOR_PORT}`;

/**
 * English has bare URLs. The export gets them from scripts/export/finishExport.ts, which moves `out/en/**` to the root;
 * development has no such step, so it rewrites bare URLs to the `en` segment: all URLs that do not begin with a
 * language, a name of two letters.
 *
 * @type {import('next').NextConfig}
 */
const development = {
  ...shared,
  // The export ignores template.dev.tsx, which loads the editor.
  pageExtensions: ['dev.tsx', 'tsx', 'ts'],
  // It would lie over the editor.
  devIndicators: false,
  // The public name under which a service forwards the site (editor/forwarded.ts). Next refuses web sockets of other
  // hosts.
  ...(process.env.EDITOR_HOST && {
    allowedDevOrigins: [process.env.EDITOR_HOST.replace(/:\d+$/, '')],
  }),
  // Pictures are encoded during a request of the editor.
  experimental: { ...shared.experimental, proxyTimeout: 300_000 },
  redirects: async () => [{ source: '/en/:path*', destination: '/:path*', permanent: false }],
  rewrites: async () => ({
    beforeFiles: [
      ...(editor ? [{ source: '/dev/edit/:path*', destination: `${editor}/dev/edit/:path*` }] : []),
      { source: '/manifest.webmanifest', destination: '/en/manifest.webmanifest' },
      {
        source: '/:path((?!_next/|__next|map/|[a-z]{2}(?:/|$)|.*\\.).*)',
        destination: '/en/:path',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

/** @param {string} phase */
export default function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const withNextIntl = createNextIntlPlugin({
    requestConfig: isDevelopment ? './editor/developmentRequest.ts' : './content/request.ts',
    // Writes en.d.json.ts beside each, which types the arguments of each text.
    experimental: { createMessagesDeclaration: ['./messages/en.json', './i18n/tools/en.json'] },
  });
  return withNextIntl(
    isDevelopment
      ? development
      : {
          ...shared,
          output: 'export',
          // Set by scripts/export/buildSite.ts; `next typegen` would otherwise write the folder into tsconfig.json.
          ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
        },
  );
}
