import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { copyContent, workIn } from '@/scripts/testing/workIn';
import { requireOptions } from './options';

const project = process.cwd();

test('options that npm has kept are named, with the command in both forms', () => {
  const env = {
    npm_lifecycle_event: 'preflight',
    npm_config_due: 'true',
    npm_config_user_agent: '',
  };
  const names = ['deploy', 'due', 'no-build'];
  expect(() => requireOptions(names, '', env)).toThrow(
    /--due.*npm run preflight -- --due.*PowerShell.*npm run preflight '--' --due/s,
  );
  expect(() => requireOptions(names, '', { ...env, npm_config_build: '' })).toThrow('--no-build');
  expect(() => requireOptions(['deploy'], '', env)).not.toThrow();
  const ofTest = { ...env, npm_lifecycle_event: 'test', npm_config_project: 'it' };
  expect(() => requireOptions(['project'], 'e2e', ofTest)).toThrow('npm test e2e -- --project');
});

describe('commands refuse an option that they do not know', () => {
  workIn((folder) => {
    copyContent(folder);
    // Steps of the assets read it when they are loaded.
    cpSync('app/css/tokens.css', path.join(folder, 'app/css/tokens.css'));
  });

  // Otherwise a build for tests whose option is misspelt would be the one for visitors.
  test.each([
    ['scripts/build.ts', '--for-test'],
    ['scripts/assets.ts', '--previews'],
    ['editor/dev.ts', '--edti'],
  ])('%s %s', (command, option) => {
    const args = ['--import', require.resolve('tsx'), path.join(project, command), option];
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') };
    const { status, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env,
      timeout: 20_000,
    });
    expect(stderr).toMatch(new RegExp(`^Unknown option '${option}'`));
    expect(status).toBe(1);
  });
});
