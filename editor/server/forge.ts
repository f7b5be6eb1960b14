import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/* The pages of the forge: GitHub or GitLab, also on a server of one's own. */

/** The forges let SSH through a firewall under these names, which have no pages. */
const hostsOfPages: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
};

/** Where a remote is. */
interface Place {
  /** The beginning of the addresses of its pages: protocol, host and port. */
  readonly origin: string;
  /** Owner and name. */
  readonly project: string;
}

/** The real name of a host. A person may have given it another one, with `Host` in the configuration of SSH. */
async function realHost(name: string): Promise<string> {
  // The name is not an option, because it does not begin with a hyphen.
  const asked = promisify(execFile)('ssh', ['-G', name], { env: process.env, timeout: 10_000 });
  const { stdout } = await asked.catch(() => ({ stdout: '' }));
  const host = /^hostname (.+)$/m.exec(stdout)?.[1] ?? name;
  return hostsOfPages[host] ?? host;
}

async function placeOf(address: string): Promise<Place | undefined> {
  const projectIn = (path: string) => path.replace(/^\/+|\/+$|\.git\/?$/g, '');
  if (/^https?:/.test(address) && URL.canParse(address)) {
    const { origin, pathname } = new URL(address);
    return { origin, project: projectIn(pathname) };
  }
  const [, host, path] =
    /^(?:git\+)?ssh:\/\/(?:[^@/]*@)?([\w.][\w.-]*)(?::\d+)?\/(.+)$/.exec(address) ??
    // In the short form a slash before the colon means a folder.
    /^(?:[^@/:]*@)?([\w.][\w.-]+):(?!\/\/)(.+)$/.exec(address) ??
    [];
  if (!host || !path) return undefined;
  return { origin: `https://${await realHost(host)}`, project: projectIn(path) };
}

/**
 * The page on which a branch becomes a pull request.
 *
 * @param address of the remote
 * @returns undefined if the forge is neither GitHub nor GitLab, or if the address does not say where its pages are
 */
export async function pullRequestUrl(
  address: string,
  branch: string,
  target: string,
): Promise<string | undefined> {
  const place = await placeOf(address);
  if (!place) return undefined;
  const { origin, project } = place;
  const host = new URL(origin).hostname;
  const [from, to] = [branch, target].map(encodeURIComponent);
  // A name without a dot is one that only this computer knows.
  if (!host.includes('.')) return undefined;
  if (host.includes('gitlab'))
    return `${origin}/${project}/-/merge_requests/new?merge_request[source_branch]=${from}&merge_request[target_branch]=${to}`;
  if (host.includes('github')) return `${origin}/${project}/compare/${to}...${from}?expand=1`;
  return undefined;
}
