/*
 * What git and the server of the website's files (the forge) write when they refuse, in a sentence that says what a person can do.
 * Git writes in English, because `LC_ALL` is set.
 */

const askKeeper = 'the person who looks after the website';

/**
 * The sentence for each kind of refusal. The first one that matches is used, so a reason of the forge is before the general words
 * that git adds to it.
 */
const advice: readonly (readonly [written: RegExp, sentence: string])[] = [
  [
    /ENOENT/,
    'Git is not installed on this computer. Install it from https://git-scm.com, then try again.',
  ],
  [
    /not a git repository|dubious ownership/,
    `This folder is not a git clone. Ask ${askKeeper} to make one with “git clone”.`,
  ],
  [
    /no such remote/i,
    `This folder does not know the server of the website’s files. Ask ${askKeeper} to add it with “git remote add origin …”.`,
  ],
  [
    /\.lock': File exists/,
    'Another git command is at work in this folder, or was interrupted. Wait a minute and try again. If that does not help, delete the file “index.lock” in the folder “.git”.',
  ],
  [/No space left on device/i, 'The disk is full. Delete what you do not need, then try again.'],
  [
    /insufficient permission for adding|read-only file system|unable to create .*: Permission denied/i,
    `Git may not write in this folder. Ask ${askKeeper} to give you the files of the folder.`,
  ],
  [
    /would be overwritten by merge/i,
    'Others have published changes of files that have been changed in this folder, too, and not by the editor. Ask the person who changed these files to commit them or to put them aside.',
  ],
  [
    /GH007|private e-?mail|email privacy/i,
    'GitHub keeps your e-mail address private, so nothing may be sent with it. Write the address that https://github.com/settings/emails shows instead (it ends with @users.noreply.github.com), then send again.',
  ],
  [
    /(author|committer)('s)? e?-?mail|is not a member of team|committer email is one of your own|does not follow the pattern.*e-?mail/i,
    'The server of the website’s files does not accept your name or your e-mail address. Write those with which you are registered there, then send again.',
  ],
  [
    /GH001|large files detected|file size limit|larger than the allowed size|maximum allowed size|HTTP 413/i,
    'A file is larger than the server of the website’s files accepts. Take that picture or document back below, make a smaller one, then send again.',
  ],
  [
    /GH006|GH013|protected branch|rule violations|protected branches/i,
    `The server of the website’s files protects this branch by a rule. Ask ${askKeeper} to let you create branches that begin with “edit/”.`,
  ],
  [
    /SAML SSO|single sign-on/i,
    'Your organisation asks you to sign in to it first. Open the address that the server names, sign in, then try again.',
  ],
  [
    /archived/i,
    `The website’s files are archived on their server, so nobody can change them. Ask ${askKeeper}.`,
  ],
  [
    /HOST IDENTIFICATION HAS CHANGED/,
    `The server of the website’s files is not the one that this computer knows. Send nothing, and ask ${askKeeper}.`,
  ],
  [
    /host key verification failed/i,
    'This computer does not know the server of the website’s files yet. Type “git fetch” in a terminal in this folder, compare what it shows with what the server’s documentation says, and confirm it. Then try again.',
  ],
  [
    /certificate problem|certificate verif/i,
    `The connection to the server of the website’s files is not safe, so nothing was sent. Check date and time of this computer. If they are right, ask ${askKeeper}.`,
  ],
  [
    /authentication failed|could not read (username|password)|terminal prompts disabled|permission denied \(|access denied|invalid username|support for password authentication|\b401\b/i,
    'The server of the website’s files does not know you: the password, token or key is missing, wrong or out of date. Sign in to git once: type “git push” in a terminal in this folder. Then try again.',
  ],
  [
    /resolve host|could ?n[o']t connect|failed to connect|timed out|unreachable|connection (refused|reset|closed)|did not answer|error: 5\d\d|early EOF|hung up/i,
    'The server of the website’s files cannot be reached. Check the internet connection, then try again.',
  ],
  [
    /permission to .* denied|write access|not allowed to (push|upload)|marked as read.only|\b403\b/i,
    `You may not send to the server of the website’s files. Ask ${askKeeper} for the right to write.`,
  ],
  [
    /repository not found|does not appear to be a git repository|could not be found|repository '.*' not found/i,
    `The server has no such website’s files, or does not show them to you. Ask ${askKeeper} for the right to write.`,
  ],
  [
    /\[rejected\].*(fetch first|non-fast-forward|stale info)/,
    'Somebody else has changed the sent branch at this moment. Send again.',
  ],
  [
    /not possible to fast-forward|diverging branches/i,
    'This folder has commits that are not published. Ask the person who made them.',
  ],
  [
    /could not read from remote repository/i,
    `You may not send to the server of the website’s files, or it does not know you. Ask ${askKeeper} for the right to write, and sign in to git once.`,
  ],
];

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
  // If the forge refuses a push, git names the branch. If a hook of this computer fails, git has not even asked the forge.
  const isHook =
    lines.some((line) => afterHook.test(line)) &&
    !lines.some((line) => /^ ! \[|^(fatal: (?!ref updates)|remote:|ERROR:)/.test(line));
  if (isHook) {
    const words = quoted(lines.filter((line) => !afterHook.test(line) && !/^hint:/.test(line)));
    const cause =
      'A check of this computer (a hook of git) has stopped this, so nothing was sent. Do what it says, or ask the person who set it up.';
    return words ? `${cause} It says: “${words}”` : cause;
  }
  const sentence = advice.find(([written]) => written.test(output))?.[1];
  if (forge)
    return `${sentence ?? `The server of the website’s files did not accept this. Do what it says, or show it to ${askKeeper}.`} The server says: “${forge}”`;
  return sentence ?? `Git says: ${quoted(lines.filter((line) => !/^hint:/.test(line)))}`;
}
