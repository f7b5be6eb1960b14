import { run } from './run';

/* On Windows npm's commands are shell scripts, and a shell would interpret the arguments. */
test('the arguments reach the command as they are', () => {
  const args = ['double click', 'a"b', '%PATH%', '$HOME', 'a & b', 'c:\\a b\\', ''];
  const given = JSON.stringify(args);
  const script = `process.exit(JSON.stringify(process.argv.slice(1)) === ${JSON.stringify(given)} ? 0 : 1)`;
  expect(() => run(process.execPath, ['-e', script, '--', ...args])).not.toThrow();
});

test('a failure names the command', () => {
  expect(() => run(process.execPath, ['-e', 'process.exit(3)'])).toThrow(/node.*-e” failed/);
  expect(() => run('no-such-command', ['a'])).toThrow('“no-such-command a” failed');
});

// Windows does not end processes in this way.
if (process.platform !== 'win32')
  test('a command that the system has ended is said to need more memory', () => {
    const endItself = 'process.kill(process.pid, "SIGKILL")';
    expect(() => run(process.execPath, ['-e', endItself])).toThrow(/memory.*2\sGB/);
    expect(() => run('sh', ['-c', 'exit 137'])).toThrow(/memory.*2\sGB/);
  });

test('if a quiet command fails, its first line about an error is shown', () => {
  const script =
    "console.error('Downloading\\nError: no network\\n    at x.js:1\\nError: no'); process.exit(1)";
  expect(() => run(process.execPath, ['-e', script], { quiet: true })).toThrow(
    /failed\. Error: no network$/,
  );
});
