import path from 'node:path';
import nextEnv from '@next/env';
import { foreignBytes, readText } from '@/content/json';
import { type Phrase, phrase, Refusal } from '@/i18n/toolText';

const environmentFiles = ['.env.local', '.env', '.env.production.local', '.env.production'];

/**
 * Says what is wrong with an id or key of EmailJS or reCAPTCHA. Signs that nobody can see are named by their numbers.
 */
export function idAdvice(name: string, value: string): Phrase | undefined {
  const wrong = [...new Set(value.match(/[^\w-]/gu) ?? [])];
  if (wrong.length === 0) return undefined;
  const number = (sign: string) => sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const isSeen = (sign: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign);
  const signs = wrong.map((sign) => (isSeen(sign) ? sign : `U+${number(sign)}`)).join(' ');
  return phrase('Build.settingSigns', { name, value, signs });
}

/**
 * Reads the .env files into this process's environment, as Next does. Scripts that people start call it first.
 *
 * @param settings values that override the files and the environment
 * @param root the folder of the project
 * @throws Refusal if a file is not UTF-8, as Windows' PowerShell writes it: Next would find no line in it
 */
export function loadEnvironment(
  settings: Readonly<Record<string, string>> = {},
  root = process.cwd(),
): void {
  for (const file of environmentFiles)
    if (foreignBytes(readText(path.join(root, file))) >= 0)
      throw new Refusal(phrase('Build.environment', { file }));
  // The files do not override variables that are already set.
  Object.assign(process.env, settings);
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
}
