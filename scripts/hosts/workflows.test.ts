import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/* Finds mistakes that GitHub would report only after a push. */

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

const folder = '.github/workflows';
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).scripts;

/** The permissions that each of GitHub's actions needs. */
const permissionsOf: Readonly<Record<string, string>> = {
  'actions/checkout': 'contents: read',
  'actions/configure-pages': 'pages: read',
  'actions/deploy-pages': 'pages: write, id-token: write',
  'actions/attest': 'id-token: write, attestations: write',
};

const files = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  // Throws if an alias comes before its anchor.
  const workflow: Workflow = parse(text);
  return { file, text, workflow };
});

const jobs = files.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    place: `${file}, ${name}`,
    workflow,
    job,
  })),
);

test.each(jobs)('$place has a machine, a time limit and steps', ({ job, workflow }) => {
  const { steps = [], needs = [] } = job;
  expect(job['runs-on']).toBe('ubuntu-latest');
  expect(job['timeout-minutes']).toBeGreaterThan(0);
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect([step.uses, step.run].filter(Boolean)).toHaveLength(1);
  expect(Object.keys(workflow.jobs)).toEqual(expect.arrayContaining([needs].flat()));
});

test.each(jobs)('$place uses releases by their hash, and commands that exist', ({ job }) => {
  const lines = (job.steps ?? []).map(({ run = '' }) => run).join('\n');
  for (const { uses } of job.steps ?? []) if (uses) expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
  for (const [, name = ''] of lines.matchAll(/npm run ([\w-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
  for (const [, file = ''] of lines.matchAll(/npx tsx (\S+)/g))
    expect(() => readFileSync(file)).not.toThrow();
});

test.each(jobs)('$place has the permissions that its steps need', ({ job, workflow }) => {
  // The permissions of a job replace those of the workflow. A permission that is not named is not given.
  const granted = Object.entries(job.permissions ?? workflow.permissions);
  const wanted = (job.steps ?? []).flatMap(
    ({ uses = '' }) => permissionsOf[uses.split('@')[0] ?? '']?.split(', ') ?? [],
  );
  expect(granted.map(([name, level]) => `${name}: ${level}`)).toEqual(
    expect.arrayContaining(wanted),
  );
});

test('no step is commented out', () => {
  for (const { text } of files) expect(text).not.toMatch(/^ *# *(- |\w+:$)/m);
});

test('each install script of a package is allowed or refused by name', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages }: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts)).toEqual(expect.arrayContaining(names));
});
