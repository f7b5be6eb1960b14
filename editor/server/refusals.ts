import { toolText } from '@/i18n/toolText';

/*
 * Turns what git and the forge (the server of the website's files) write when they refuse into a sentence that says
 * what a person can do. Git writes in English, because git.ts sets `LC_ALL`.
 */

/**
 * The text for each kind of refusal, in the group `Git`. The first one that matches is used, so the reasons of a forge
 * come before the general words that git adds to them.
 */
const advice = [
  [/ENOENT/, 'missing'],
  [/not a git repository/, 'noClone'],
  [/dubious ownership/, 'otherOwner'],
  [/no such remote/i, 'noRemote'],
  [/Needed a single revision/, 'noTarget'],
  [/\.lock': File exists/, 'locked'],
  [/No space left on device/i, 'diskFull'],
  [
    /insufficient permission for adding|read-only file system|unable to create .*: Permission denied/i,
    'folderReadOnly',
  ],
  [/would be overwritten by merge/i, 'otherFiles'],
  [/GH007|private e-?mail|email privacy/i, 'privateEmail'],
  [
    /(author|committer)('s)? e?-?mail|is not a member of team|committer email is one of your own|does not follow the pattern.*e-?mail/i,
    'unknownEmail',
  ],
  [
    /GH001|large files detected|file size limit|larger than the allowed size|maximum allowed size|HTTP 413/i,
    'largeFile',
  ],
  [/GH006|GH013|protected branch|rule violations|protected branches/i, 'protectedBranch'],
  [/SAML SSO|single sign-on/i, 'signOn'],
  [/archived/i, 'archived'],
  [/HOST IDENTIFICATION HAS CHANGED/, 'otherServer'],
  [/host key verification failed/i, 'unknownServer'],
  [/certificate problem|certificate verif/i, 'notSafe'],
  [
    /authentication failed|could not read (username|password)|terminal prompts disabled|permission denied \(|access denied|invalid username|support for password authentication|\b401\b/i,
    'signIn',
  ],
  [
    /resolve host|could ?n[o']t connect|failed to connect|timed out|unreachable|connection (refused|reset|closed)|did not answer|error: 5\d\d|early EOF|hung up/i,
    'unreachable',
  ],
  [
    /permission to .* denied|write access|not allowed to (push|upload)|marked as read.only|\b403\b/i,
    'noRight',
  ],
  [
    /repository not found|does not appear to be a git repository|could not be found|repository '.*' not found/i,
    'notFound',
  ],
  [/\[rejected\].*(fetch first|non-fast-forward|stale info)/, 'meanwhile'],
  [/not possible to fast-forward|diverging branches/i, 'unpublished'],
  [/could not read from remote repository/i, 'denied'],
] as const satisfies readonly (readonly [written: RegExp, text: string])[];

/** Addresses that a text names. */
const addresses: Readonly<Record<string, string>> = {
  missing: 'https://git-scm.com',
  privateEmail: 'https://github.com/settings/emails',
};

/** In characters. Longer words of a server or a hook are cut, because the panel shows them in one paragraph. */
const longest = 600;

function quoted(lines: readonly string[]): string {
  const words = lines
    .map((line) => line.replace(/^[=\s]+|[=\s]+$/g, ''))
    .filter(Boolean)
    .join(' ');
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}

/** What the forge has said by itself, without what git has added. */
function wordsOfForge(lines: readonly string[]): string {
  const said = lines.flatMap((line) => {
    const [, remote, error, rejected] =
      /^remote: ?(.*)$|^ERROR: (.*)$|^ ! \[remote rejected\].*\((.*)\)$/.exec(line) ?? [];
    return remote ?? error ?? rejected ?? [];
  });
  return quoted(said);
}

/** Git writes these lines after a hook of this computer has failed. */
const afterHook = /^error: failed to push some refs|ref updates aborted by hook/;

/**
 * Why git refused, and what the person can do.
 *
 * @param output everything that git has written
 */
export function refusalOf(output: string): string {
  // A server may send a progress line again and again, each after a carriage return.
  const lines = output.split(/\r?\n/).map((line) => line.replace(/^.*\r/, '').trimEnd());
  const forge = wordsOfForge(lines);
  // If the forge refuses a push, git names the branch. If a hook of this computer fails, git has not even asked the
  // forge.
  const isHook =
    lines.some((line) => afterHook.test(line)) &&
    !lines.some((line) => /^ ! \[|^(fatal: (?!ref updates)|remote:|ERROR:)/.test(line));
  const ofGit = lines.filter((line) => !afterHook.test(line) && !/^hint:/.test(line));
  if (isHook) {
    const words = quoted(ofGit);
    const sentence = toolText('Git.hook');
    return words ? toolText('Git.hookSays', { sentence, words }) : sentence;
  }
  const known = advice.find(([written]) => written.test(output))?.[1];
  if (!known && !forge) return toolText('Git.says', { words: quoted(ofGit) });
  // Git names the command against a refusal of the whole folder, with the path as it wants it.
  const [command = ''] = /git config --global .*/.exec(output) ?? [];
  const sentence = known
    ? toolText(`Git.${known}`, { url: addresses[known] ?? '', command })
    : toolText('Git.refused');
  return forge ? toolText('Git.serverSays', { sentence, words: forge }) : sentence;
}
