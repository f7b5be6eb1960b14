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
  readonly on: Readonly<Record<string, unknown>>;
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
  const wanted = (job.steps ?? []).flatMap(({ uses = '', run = '' }) => [
    ...(permissionsOf[uses.split('@')[0] ?? '']?.split(', ') ?? []),
    ...(run.includes('gh workflow run') ? ['actions: write'] : []),
    ...(run.includes('gh issue') ? ['issues: write'] : []),
  ]);
  expect(granted.map(([name, level]) => `${name}: ${level}`)).toEqual(
    expect.arrayContaining(wanted),
  );
});

test.each(files)('$file has no schedule beside the events of a change', ({ workflow }) => {
  // GitHub disables a whole file with a schedule in a public repository that rests for 60 days, and changes would go
  // unchecked.
  const events = Object.keys(workflow.on);
  if (events.includes('schedule'))
    expect(events.filter((event) => !['schedule', 'workflow_dispatch'].includes(event))).toEqual(
      [],
    );
});

test('each month a workflow starts one that can be started', () => {
  const started = jobs.flatMap(({ job }) =>
    (job.steps ?? []).flatMap(({ run = '' }) => run.match(/(?<=gh workflow run )\S+/g) ?? []),
  );
  expect(started).toEqual(['site.yml']);
  const site = files.find(({ file }) => file === 'site.yml');
  expect(Object.keys(site?.workflow.on ?? {})).toContain('workflow_dispatch');
});

test('each month an issue is opened with what is due, and nothing else may write issues', () => {
  const writers = jobs.filter(
    ({ workflow, job }) => (job.permissions ?? workflow.permissions).issues,
  );
  expect(writers.map(({ place }) => place)).toEqual(['monthly.yml, due']);
  const lines = writers.flatMap(({ job }) => (job.steps ?? []).map(({ run = '' }) => run));
  const list = lines.findIndex((line) => line.includes('preflight.ts --due > due.md'));
  const issue = lines.findIndex((line) => /gh issue create .*--body-file due\.md/.test(line));
  expect(list).toBeGreaterThan(0);
  expect(issue).toBeGreaterThan(list);
});

test('one version of Node.js is proposed everywhere, and the oldest one that works is tested', () => {
  const proposed = readFileSync('.nvmrc', 'utf8').trim();
  const named = ['README.md', 'docs/owner.md', 'docs/editors.md'].map((file) => {
    const [, version] = /Node\.js\S* (\d+)\b/.exec(readFileSync(file, 'utf8')) ?? [];
    return `${file}: ${version}`;
  });
  expect(named).toEqual([
    `README.md: ${proposed}`,
    `docs/owner.md: ${proposed}`,
    `docs/editors.md: ${proposed}`,
  ]);
  expect(readFileSync('docs/owner.md', 'utf8')).toContain(`\`NODE_VERSION\` = \`${proposed}\``);
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [oldest = ''] = /\d+\.\d+/.exec(engines.node) ?? [];
  const site = files.find(({ file }) => file === 'site.yml');
  expect(site?.text).toContain(`node: ["${oldest}",`);
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

test('the browser tests run in each language on each screen', () => {
  const commands = jobs.flatMap(({ job }) => job.steps ?? []).map(({ run = '' }) => run);
  expect(commands.find((command) => command.includes('scripts/test.ts'))).toContain('--all-pairs');
});
