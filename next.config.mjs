import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  // Writes messages/en.d.json.ts, by which TypeScript knows the arguments of each text.
  experimental: { createMessagesDeclaration: './messages/en.json' },
});

/** @type {import('next').NextConfig} */
const shared = {
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  reactStrictMode: true,
  // Types are checked by `npm run types`, tests included; a build for visitors need not wait for those.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: {
      // Named twice: as layout-router.js requests it, and as app-router.js and Next's own alias do.
      './router-reducer/create-segment-key': {
        browser: './browser/navigation/createSegmentKey.ts',
      },
      'next/dist/client/components/router-reducer/create-segment-key': {
        browser: './browser/navigation/createSegmentKey.ts',
      },
    },
  },
  experimental: {
    globalNotFound: true,
    // A file that a deployment has taken away, or the line has lost, makes the next page a full load and not an error.
    appNavFailHandling: true,
    // In bytes. Styles are written into each page, so another page's styles cost more there than a file of their own does
    // on the way from page to page.
    cssChunking: { type: 'graph', requestCost: 500 },
  },
};

/**
 * English has bare URLs. The export gets them from scripts/export/finishExport.ts, which moves `out/en/**` to the root;
 * development has no such step, so it rewrites bare URLs to the `en` segment instead: all that begin with no language,
 * which are the names of two letters.
 *
 * @type {import('next').NextConfig}
 */
const development = {
  ...shared,
  // page.dev.tsx and its like are for those who work on the site: the export does not know of them.
  pageExtensions: ['dev.tsx', 'dev.ts', 'tsx', 'ts'],
  redirects: async () => [{ source: '/en/:path*', destination: '/:path*', permanent: false }],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/manifest.webmanifest', destination: '/en/manifest.webmanifest' },
      // Hosts serve a folder's index.html by themselves.
      { source: '/map/:locale/', destination: '/map/:locale/index.html' },
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
  return withNextIntl(
    phase === PHASE_DEVELOPMENT_SERVER
      ? development
      : {
          ...shared,
          output: 'export',
          // Both set by scripts/export/buildSite.ts; `next typegen` would otherwise write the folder into tsconfig.json.
          ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
          generateBuildId: () => process.env.BUILD_ID ?? null,
        },
  );
}
