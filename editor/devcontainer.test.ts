import { readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import packageJson from '@/package.json' with { type: 'json' };
import { usualPort } from '@/scripts/process/port';

/*
 * The configuration was validated against the published schema: https://github.com/devcontainers/spec,
 * devContainer.base.schema.json
 */

const config = parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'));

test('the container has the Node.js that is proposed', () => {
  expect(config.image).toContain(`javascript-node:${readFileSync('.nvmrc', 'utf8').trim()}-`);
});

test('the container starts the editor with a script of the project, and forwards its port', () => {
  const [, script = ''] = /^npm run (\S+)$/.exec(config.postAttachCommand.editor) ?? [];
  expect(Object.keys(packageJson.scripts)).toContain(script);
  expect(config.forwardPorts).toEqual([usualPort]);
  expect(Object.keys(config.portsAttributes)).toEqual([String(usualPort)]);
});
