import { secretsIn } from './secrets';

test.each([
  ['EMAILJS_PRIVATE_KEY', 'abcdefgh'],
  ['RECAPTCHA_SECRET', 'abcdefgh'],
  ['CLOUDFLARE_API_TOKEN', 'abcdefgh'],
  ['npm_config_password', 'abcdefgh'],
  ['DATABASE_URL', 'postgres://site:abcdefgh@db.example/site'],
])('%s is a secret', (name, value) => {
  expect(secretsIn({ [name]: value })).toEqual({ [name]: value });
});

test.each([
  ['TZ', 'Europe/Sofia'],
  ['HOST', '127.0.0.1'],
  ['LANG', 'bg_BG.UTF-8'],
  ['PWD', '/website'],
  ['AUTHOR', 'Izgrev Energy'],
  ['COMPANY_WEBSITE', 'https://www.izgrev.example'],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'abcdefgh'],
  ['EMAILJS_PUBLIC_KEY', 'abcdefgh'],
])('%s is none: pages may contain its value', (name, value) => {
  expect(secretsIn({ [name]: value })).toEqual({});
});
