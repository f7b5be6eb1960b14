type Environment = Readonly<Record<string, string | undefined>>;

/** Names under which secrets go, in .env files and in the settings of forges and hosts. */
const secretName = /SECRET|TOKEN|KEY|PASS|AUTH(?!OR)|CREDENTIAL|PRIVATE/i;
/** An address with a password: `postgres://user:password@host`. */
const secretAddress = /:\/\/[^/\s]*:[^/\s]+@/;

/** The settings that no page may contain. Others, such as TZ=Europe/Sofia, may be words of the site. */
export function secretsIn(env: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).filter(
      (setting): setting is [string, string] =>
        !setting[0].includes('PUBLIC') &&
        (secretName.test(setting[0]) || secretAddress.test(setting[1] ?? '')),
    ),
  );
}
