import { forwardedHost } from './forwarded';

const codespace = {
  CODESPACE_NAME: 'maria-site-4x7',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
};

test.each([
  ['on one’s own computer', {}, undefined],
  ['in GitHub Codespaces', codespace, 'maria-site-4x7-3001.app.github.dev'],
  ['of a proxy of one’s own', { EDITOR_HOST: 'editor.company.bg:8443' }, 'editor.company.bg:8443'],
  ['of a proxy in front of a codespace', { ...codespace, EDITOR_HOST: 'a.bg' }, 'a.bg'],
  ['of a service that does not name it', { CODESPACE_NAME: 'maria-site-4x7' }, undefined],
])('the public host %s', (_, env, host) => {
  expect(forwardedHost(3001, env)).toBe(host);
});
