/** The settings of the environment that say under which host a service forwards the development server. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The public host of the development server, with its port if that is not 443. Visitors reach it with HTTPS.
 *
 * @param port on which the development server listens
 * @returns undefined on one's own computer
 * @see https://docs.github.com/codespaces/developing-in-a-codespace/default-environment-variables-for-your-codespace
 */
export function forwardedHost(port: number, env: Environment = process.env): string | undefined {
  const { EDITOR_HOST, CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  if (EDITOR_HOST) return EDITOR_HOST;
  return CODESPACE_NAME && domain ? `${CODESPACE_NAME}-${port}.${domain}` : undefined;
}
