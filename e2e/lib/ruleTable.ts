import { Console } from 'node:console';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { rules } from './specification';

const symbols = { expected: '✓', flaky: '~', unexpected: '✗', skipped: '' } as const;

/**
 * Prints the rules of the specification with the results of their tests (✓ passed, ✗ failed, ~ flaky) in each language
 * and screen. The same table is in the HTML report ("Metadata").
 */
export default class RuleTable implements Reporter {
  private run?: { readonly config: FullConfig; readonly suite: Suite };

  onBegin(config: FullConfig, suite: Suite): void {
    this.run = { config, suite };
  }

  onEnd(): void {
    const table: Record<string, Record<string, string>> = {};
    for (const { name } of rules) {
      const row: Record<string, string> = {};
      for (const test of this.run?.suite.allTests() ?? []) {
        if (!test.annotations.some(({ description }) => description === name)) continue;
        const project = test.parent.project()?.name ?? '';
        row[project] = (row[project] ?? '') + symbols[test.outcome()];
      }
      const cells = Object.entries(row).map((cell) => cell.join(' '));
      if (cells.length === 0) continue;
      table[name] = row;
      if (this.run) this.run.config.metadata[name] = cells.join(', ');
    }
    if (Object.keys(table).length > 0) new Console(process.stdout).table(table);
  }
}
