import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { filesBelow } from '@/scripts/files/files';

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

test('code runs npm scripts and files that exist', async () => {
  const rooms = await Promise.all(
    ['e2e', 'editor', 'scripts', 'tools'].map((room) => filesBelow(room)),
  );
  const named = rooms
    .flat()
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const ran = text.matchAll(/'npm', \['run', (?:'-[^']*', )*'([^']+)'/g);
      const paths = text.matchAll(/\['((?:scripts|editor|tools)\/[\w/-]+\.ts)'/g);
      return [
        ...Array.from(ran, ([, name = '']) => ({ file, name, isThere: name in scripts })),
        ...Array.from(paths, ([, name = '']) => ({ file, name, isThere: existsSync(name) })),
      ];
    });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ isThere }) => !isThere)).toEqual([]);
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
