import { securityHeaders } from './rules';

/** The headers that CloudFront has settings for; all others are custom ones. */
const ownSettings = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
] as const;

/**
 * A response headers policy for `aws cloudfront create-response-headers-policy --response-headers-policy-config`.
 *
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function responseHeadersPolicy(name: string) {
  const header = (wanted: (typeof ownSettings)[number]) => securityHeaders[wanted] ?? '';
  const custom = Object.entries(securityHeaders).filter(
    ([key]) => !ownSettings.some((own) => own === key),
  );
  return {
    Name: name,
    Comment: 'Made by scripts/hosts.ts from scripts/hosts/rules.ts',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: header('Content-Security-Policy'),
      },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(/\d+/.exec(header('Strict-Transport-Security'))?.[0]),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: header('Referrer-Policy') },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

/**
 * Website configuration of the S3 bucket behind it, for `aws s3api put-bucket-website --website-configuration`: index
 * files, the 404 page (S3 knows one only, English), and English without its prefix.
 */
export function bucketWebsite(siteUrl: string) {
  const { protocol, host } = new URL(siteUrl);
  return {
    IndexDocument: { Suffix: 'index.html' },
    ErrorDocument: { Key: '404.html' },
    RoutingRules: [
      {
        Condition: { KeyPrefixEquals: 'en/' },
        Redirect: {
          Protocol: protocol.slice(0, -1),
          HostName: host,
          ReplaceKeyPrefixWith: '',
          HttpRedirectCode: '301',
        },
      },
    ],
  };
}
