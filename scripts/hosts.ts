/**
 * Writes the rules of scripts/hosts/rules.ts for hosts that are configured outside of the export: `generated/hosts/`.
 * Those that read their rules from the export (Cloudflare Pages, Netlify) get them from scripts/finish-export.ts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import nextEnv from '@next/env';
import { bucketWebsite, responseHeadersPolicy } from './hosts/cloudFront';
import { nginxSite } from './hosts/nginx';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
// Reads the environment when it is loaded.
const { siteUrl } = await import('../site/metadata');

const folder = 'generated/hosts';
const { hostname } = new URL(siteUrl);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

await mkdir(folder, { recursive: true });
await writeFile(
  `${folder}/nginx.conf`,
  nginxSite({
    listen: ['80', '[::]:80'],
    serverName: hostname,
    root: `/var/www/${hostname}`,
    brotli: false,
  }),
);
await writeFile(
  `${folder}/cloudfront-response-headers-policy.json`,
  json(responseHeadersPolicy(hostname.replaceAll('.', '-'))),
);
await writeFile(`${folder}/s3-website.json`, json(bucketWebsite(siteUrl)));
console.log(`hosts: nginx, CloudFront and S3 in ${folder}/`);
