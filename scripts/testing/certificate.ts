import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findProgram } from '@/scripts/process/run';

/** Undefined if it is not installed. */
export const openssl = findProgram('openssl');

/**
 * Makes a certificate for HTTPS that no browser trusts by itself.
 *
 * @param folder for both files
 * @param host that it names
 * @returns their paths
 */
export function makeCertificate(
  folder: string,
  host: string,
): { readonly key: string; readonly certificate: string } {
  if (!openssl) throw new Error('openssl is missing.');
  const files = {
    key: path.join(folder, 'key.pem'),
    certificate: path.join(folder, 'certificate.pem'),
  };
  const names = ['-subj', `/CN=${host}`, '-keyout', files.key, '-out', files.certificate];
  execFileSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names], {
    stdio: 'ignore',
  });
  return files;
}
