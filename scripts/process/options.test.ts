import { requireOptions } from './options';

test('options that npm has kept are named, with the command in both forms', () => {
  const env = {
    npm_lifecycle_event: 'preflight',
    npm_config_due: 'true',
    npm_config_user_agent: '',
  };
  const names = ['deploy', 'due', 'no-build'];
  expect(() => requireOptions(names, env)).toThrow(
    /--due.*npm run preflight -- --due.*PowerShell.*npm run preflight '--' --due/s,
  );
  expect(() => requireOptions(names, { ...env, npm_config_build: '' })).toThrow('--no-build');
  expect(() => requireOptions(['deploy'], env)).not.toThrow();
});
