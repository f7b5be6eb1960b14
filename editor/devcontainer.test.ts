import { readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import packageJson from '@/package.json' with { type: 'json' };

/*
 * The configuration was validated against the published schema: https://github.com/devcontainers/spec,
 * devContainer.base.schema.json
 */

const config = parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'));

test('the container has the Node.js that the documents ask for', () => {
  const [, node] = /javascript-node:(\d+)-/.exec(config.image) ?? [];
  expect(readFileSync('README.md', 'utf8')).toContain(`You need Node.js ${node} `);
});

test('the container starts the editor with a script of the project, and forwards its port', () => {
  const [, script = ''] = /^npm run (\S+)$/.exec(config.postAttachCommand.editor) ?? [];
  expect(Object.keys(packageJson.scripts)).toContain(script);
  const [, port] = /PORT \|\| (\d+)/.exec(readFileSync('scripts/lib/port.ts', 'utf8')) ?? [];
  expect(config.forwardPorts).toEqual([Number(port)]);
  expect(Object.keys(config.portsAttributes)).toEqual([port]);
});
