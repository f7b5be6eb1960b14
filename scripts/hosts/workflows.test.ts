import { readdirSync, readFileSync } from 'node:fs';

/* What the linters of the workflows on the forge (.github/workflows/site.yml, job workflows) do not know: this project. */

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

const folder = '.github/workflows';
const { scripts, engines, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}));

test.each(files)('$file runs commands that exist, and each job ends', ({ text }) => {
  for (const [, name = ''] of text.matchAll(/npm run ([\w-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
  for (const [, file = ''] of text.matchAll(/npx tsx (\S+)/g))
    expect(() => readFileSync(file)).not.toThrow();
  // By default the forge would wait for six hours.
  const jobs = text.split(/^(?= {4}runs-on: )/m).slice(1);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(job).toMatch(/^.+\n {4}timeout-minutes: \d+\n/);
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
  const [oldest = ''] = /\d+\.\d+/.exec(engines.node) ?? [];
  const site = files.find(({ file }) => file === 'site.yml');
  expect(site?.text).toContain(`node: ["${oldest}",`);
});

test('each install script of a package is allowed or refused by name', () => {
  const { packages }: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts)).toEqual(expect.arrayContaining(names));
});
