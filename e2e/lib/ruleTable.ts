import { Console } from 'node:console';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { rules } from './rules';

const words = { unexpected: 'failed', flaky: 'flaky', expected: 'passed' } as const;

/**
 * Prints the specification's rules with the result in each language and screen, and puts the same table into the HTML report
 * ("Metadata").
 */
export default class RuleTable implements Reporter {
  private run?: { readonly config: FullConfig; readonly suite: Suite };

  onBegin(config: FullConfig, suite: Suite): void {
    this.run = { config, suite };
  }

  onEnd(): void {
    const tests = this.run?.suite.allTests().flatMap((test) =>
      test.annotations
        .filter(({ type }) => type === 'rule')
        .map(({ description }) => ({
          rule: description,
          project: test.parent.project()?.name ?? '',
          outcome: test.outcome(),
        })),
    );
    if (!this.run || !tests?.length) return;
    const table: Record<string, Record<string, string>> = {};
    for (const { name } of rules) {
      const ofRule = tests.filter(({ rule }) => rule === name);
      for (const { project } of ofRule) {
        const outcomes = ofRule.filter((test) => test.project === project);
        const cell = Object.entries(words)
          .map(([outcome, word]) => [
            outcomes.filter((one) => one.outcome === outcome).length,
            word,
          ])
          .filter(([count]) => count !== 0)
          .map((part) => part.join(' '))
          .join(', ');
        table[name] = { ...table[name], [project]: cell };
      }
      if (table[name])
        this.run.config.metadata[name] = Object.entries(table[name])
          .map((cell) => cell.join(': '))
          .join(' · ');
    }
    new Console(process.stdout).table(table);
  }
}
