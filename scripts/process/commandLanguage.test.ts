import { execFileSync } from 'node:child_process';

/** What a command of a system with these settings says. */
function said(settings: Readonly<Record<string, string>>): string {
  const script = `import { phrase } from './i18n/toolText.ts';
    import { spoken } from './scripts/process/commandLanguage.ts';
    process.stdout.write(spoken(phrase('Panel.language')));`;
  const { TOOLS_LANGUAGE, LC_ALL, LC_MESSAGES, LANG, ...env } = process.env;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return execFileSync(process.execPath, args, { env: { ...env, ...settings }, encoding: 'utf8' });
}

test.each([
  [{ LANG: 'bg_BG.UTF-8' }, 'Език на редактора'],
  [{ LANG: 'bg_BG.UTF-8', TOOLS_LANGUAGE: 'it' }, 'Lingua dell’editor'],
])('with the settings %j a command says “%s”', (settings, words) => {
  expect(said(settings)).toBe(words);
});
