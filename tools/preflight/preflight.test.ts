import { spawnSync } from 'node:child_process';
import { certificates } from '@/content/certificates';
import { readConfirmations } from '@/content/confirmed';
import { dueOn } from '@/content/due';
import { readFacts } from '@/content/facts';
import { readMessageFiles } from '@/content/read';

/** The registers of the site, whatever an owner has written into them. */
const registers = {
  certificates,
  confirmations: readConfirmations(),
  facts: readFacts(),
  messages: readMessageFiles(),
};

/* SOURCE_DATE_EPOCH is the clock of the command. content/due.test.ts says what is due on each day. */
test.each(['2027-03-01', '2028-06-01', '2029-06-01'])('--due on %s', (day) => {
  const time = new Date(day);
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/preflight/preflight.ts', '--due'],
    {
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: String(time.getTime() / 1000) },
    },
  );
  expect(status).toBe(0);
  const lines = dueOn(time, registers).map(({ place }) => `- ${place}\n`);
  expect(stdout).toBe(lines.join(''));
});
