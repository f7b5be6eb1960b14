/**
 * `npm test` runs the checks of `npm run check`, builds the site and tests it. `npm test PART` runs one of the parts
 * below, with any arguments after it: `npm test unit Slideshow`.
 *
 * `unit`, `site`, `night` and `editor` run on the sample company (scripts/content/sample.ts): if the project has other
 * content, in a copy with the sample.
 */
import { runPlaywright } from './browserTests/playwright';
import { folderWithSample } from './content/sample';
import { main, run } from './process/run';

type Args = readonly string[];

const build = ['scripts/build.ts', '--for-tests'];
const staticSuite = ['--config', 'e2e/export/jest.config.mjs'];
const testsOfContent = 'e2e/export/content/';

async function testUnits(args: Args): Promise<void> {
  const cwd = await folderWithSample();
  // A copy needs all assets again, because they were made for the owner's texts and documents.
  run('tsx', ['scripts/assets.ts', ...(cwd === '.' ? ['scripts'] : [])], { cwd });
  run('jest', args, { cwd });
}

/**
 * Builds the site and runs the browser tests of an extent (e2e/lib/projects.ts), by day after the static suite. In a
 * copy it leaves out the tests of content, because the copy shows sections that the owner has switched off, and their
 * texts need not be translated.
 *
 * @param isCopied whether an earlier step has just made the copy
 */
async function testSite(args: Args, extent: 'quick' | 'night', isCopied = false): Promise<void> {
  const cwd = await folderWithSample('.', isCopied);
  const isCopy = cwd !== '.';
  run('tsx', build, { cwd });
  // The night needs no static suite, because each change has run it.
  if (extent === 'quick')
    run(
      'jest',
      [...staticSuite, ...(isCopy ? [`--testPathIgnorePatterns=${testsOfContent}`] : [])],
      {
        cwd,
      },
    );
  const ofBehaviour = isCopy ? ['--grep-invert=@content'] : [];
  run('tsx', ['scripts/e2e.ts', '--no-build', ...ofBehaviour, ...args], {
    cwd,
    env: {
      E2E_EXTENT: extent,
      ...(extent === 'night' && {
        E2E_SEED: process.env.E2E_SEED ?? `${Math.round(Date.now() / 1000)}`,
      }),
    },
  });
}

const parts: Readonly<Record<string, (args: Args) => void | Promise<void>>> = {
  /** The units whose path has one of the arguments. */
  unit: testUnits,
  /** The exported files of the last build for tests, without a browser. */
  static: (args) => run('jest', [...staticSuite, ...args]),
  /** What `npm test` does after the checks. */
  site: (args) => testSite(args, 'quick'),
  /** All browser tests, in all projects. */
  night: (args) => testSite(args, 'night'),
  /** What owners and editors have written, in the project itself. */
  content: (args) => {
    run('tsx', build);
    run('jest', [...staticSuite, testsOfContent]);
    run('tsx', ['scripts/e2e.ts', '--no-build', '--grep=@content', ...args], {
      env: { E2E_EXTENT: 'quick' },
    });
  },
  /** The editor, on its own development server. */
  editor: async (args) =>
    run('playwright', ['test', '--config', 'editor/e2e/playwright.config.ts', ...args], {
      cwd: await folderWithSample(),
    }),
  /** Compares all pages with pictures that `npm test visual update` took on this machine. */
  visual: (args) => {
    const forPlaywright = args.map((argument) =>
      argument === 'update' ? '--update-snapshots=all' : argument,
    );
    runPlaywright(['--project=once', 'once/layout/visual', ...forPlaywright], { VISUAL: '1' });
  },
};

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) {
    run('npm', ['run', 'check']);
    // The unit tests, at the end of the check, have made the copy.
    return testSite([], 'quick', true);
  }
  const test = parts[name];
  if (!test)
    throw new Error(
      `There is no “npm test ${name}”. After “npm test” comes nothing, or one of: ${Object.keys(parts).join(', ')}.`,
    );
  await test(args);
});
