/**
 * Writes the rules of scripts/hosts/rules.ts for hosts that are configured outside of the export: `generated/hosts/`.
 * Those that read their rules from the export (Cloudflare Pages, Netlify) get them from scripts/finish-export.ts.
 */
import './lib/environment';
import { siteUrl } from '@/site/metadata';
import { bucketWebsite, responseHeadersPolicy } from './hosts/cloudFront';
import { nginxSite } from './hosts/nginx';
import { writeWhole } from './lib/files';

const folder = 'generated/hosts';
const { hostname } = new URL(siteUrl);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

await writeWhole(
  `${folder}/nginx.conf`,
  nginxSite({
    listen: ['80', '[::]:80'],
    serverName: hostname,
    root: `/var/www/${hostname}`,
    brotli: false,
  }),
);
await writeWhole(
  `${folder}/cloudfront-response-headers-policy.json`,
  json(responseHeadersPolicy(hostname.replaceAll('.', '-'))),
);
await writeWhole(`${folder}/s3-website.json`, json(bucketWebsite(siteUrl)));
console.log(`hosts: nginx, CloudFront and S3 in ${folder}/`);
