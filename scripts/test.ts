/**
 * `npm test` runs the checks of `npm run check`, builds the site and tests it. `npm test PART` runs one of the parts
 * below, with any arguments after it: `npm test unit Slideshow`.
 *
 * What tests the built site builds it first. With `--no-build` it takes the last `out-test/`. Playwright, Jest and
 * their projects get all other arguments.
 */
import { runPlaywright } from './browserTests/playwright';
import { differentFromSample, folderWithSample } from './content/sample';
import { isOnGitHubPages } from './hosts/liveSite';
import { requireOptions } from './process/options';
import { main, run } from './process/run';

type Args = readonly string[];

const noBuild = '--no-build';
const staticSuite = ['--config', 'e2e/export/jest.config.mjs'];
const testsOfContent = 'e2e/export/content/';

/** Builds the site for the tests, unless the arguments forbid it. @returns the other arguments */
function build(args: Args, cwd = '.'): Args {
  if (!args.includes(noBuild)) run('tsx', ['scripts/build.ts', '--for-tests'], { cwd });
  return args.filter((argument) => argument !== noBuild);
}

function testUnits(args: Args, cwd: string): void {
  // A copy needs all assets again, because they were made for the owner's texts and documents.
  run('tsx', ['scripts/assets.ts', ...(cwd === '.' ? ['scripts'] : [])], { cwd });
  run('jest', args, { cwd });
}

/**
 * The exported files, without a browser. In a copy this and `testPages` leave out the tests of content, because the
 * copy shows sections that the owner has switched off, and their texts need not be translated.
 */
function testFiles(args: Args, cwd: string): void {
  const ofBehaviour = cwd === '.' ? [] : [`--testPathIgnorePatterns=${testsOfContent}`];
  run('jest', [...staticSuite, ...ofBehaviour, ...build(args, cwd)], { cwd });
}

/** The built site in browsers. */
function testPages(args: Args, cwd: string, env: Record<string, string> = {}): void {
  const ofBehaviour = cwd === '.' ? [] : ['--grep-invert=@content'];
  runPlaywright([...ofBehaviour, ...build(args, cwd)], { cwd, env });
}

function testSite(args: Args, cwd: string): void {
  // Jest and Playwright divide their tests in the same way.
  testFiles(
    args.filter((argument) => argument.startsWith('--shard=')),
    cwd,
  );
  testPages([noBuild, ...args], cwd, { E2E_EXTENT: 'quick' });
}

/** Tests of behaviour. They run on the sample company: if the project has other content, in a copy with the sample. */
const ofBehaviour: Readonly<Record<string, (args: Args, cwd: string) => void>> = {
  /** The units whose path has one of the arguments. */
  unit: testUnits,
  /** What `npm test` does after the checks. */
  site: testSite,
  /** All browser tests, in all projects. The night needs no static suite, because each change has run it. */
  night: (args, cwd) =>
    testPages(args, cwd, {
      E2E_EXTENT: 'night',
      E2E_SEED: process.env.E2E_SEED ?? `${Math.round(Date.now() / 1000)}`,
    }),
  static: testFiles,
  /** Browser tests: a project, a folder, a file. */
  e2e: testPages,
  /** The editor, on its own development server. */
  editor: (args, cwd) =>
    run('playwright', ['test', '--config', 'editor/e2e/playwright.config.ts', ...args], { cwd }),
};

/** Tests that run in the project itself, on what owners and editors have written. */
const inProject: Readonly<Record<string, (args: Args) => void>> = {
  /** Whether what they have written keeps the rules. */
  content: (args) => {
    if (differentFromSample().length === 0)
      return console.log(
        'The content of this project is that of the sample company, which “npm test” tests too.',
      );
    const others = build(args);
    run('jest', [...staticSuite, testsOfContent]);
    runPlaywright(['--grep=@content', ...others], { env: { E2E_EXTENT: 'quick' } });
  },
  /** Compares all pages with pictures that `npm test visual update` took on this machine. */
  visual: (args) => {
    const forPlaywright = build(args).map((argument) =>
      argument === 'update' ? '--update-snapshots=all' : argument,
    );
    runPlaywright(['--project=once', 'once/layout/visual', ...forPlaywright], {
      env: { VISUAL: '1' },
    });
  },
};

/**
 * Tests a live site, which has the owner's content, if `--site=https://…` or BASE_URL names one.
 *
 * @returns whether it did
 */
async function testLive(args: Args): Promise<boolean> {
  const [, site = process.env.BASE_URL] = /^--site=(.+)$/m.exec(args.join('\n')) ?? [];
  if (!site) return false;
  const others = args.filter((argument) => !argument.startsWith('--site='));
  const hasOurRules = !(await isOnGitHubPages(site.replace(/\/+$/, '')));
  runPlaywright(others, {
    env: { BASE_URL: site, ...(!hasOurRules && { E2E_WITHOUT_HOSTS: '1' }) },
  });
  return true;
}

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) {
    run('npm', ['run', 'check']);
    // The unit tests, at the end of the check, have made the copy.
    return testSite([], await folderWithSample('.', true));
  }
  requireOptions(['site', 'project', 'grep', 'grep-invert', 'update', 'no-build'], name);
  if (name === 'e2e' && (await testLive(args))) return;
  const test = ofBehaviour[name];
  if (test) return test(args, await folderWithSample());
  const testProject = inProject[name];
  if (testProject) return testProject(args);
  const names = Object.keys({ ...ofBehaviour, ...inProject }).join(', ');
  throw new Error(
    `There is no “npm test ${name}”. After “npm test” comes nothing, or one of: ${names}.`,
  );
});
