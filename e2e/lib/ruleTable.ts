import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { rules } from './rules';

type Outcome = 'passed' | 'failed' | 'flaky';

/**
 * Prints the specification's rules with the result in each language and screen, and puts the same table into the HTML report
 * ("Metadata").
 */
export default class RuleTable implements Reporter {
  private config?: FullConfig;
  private readonly outcomes = new Map<string, Map<string, Outcome[]>>();

  onBegin(config: FullConfig): void {
    this.config = config;
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'skipped') return;
    const project = test.parent.project()?.name ?? '';
    for (const { type, description = '' } of test.annotations) {
      if (type !== 'rule') continue;
      const ofRule = this.outcomes.get(description) ?? new Map<string, Outcome[]>();
      const ofProject = ofRule.get(project) ?? [];
      ofRule.set(project, ofProject);
      this.outcomes.set(description, ofRule);
      if (test.outcome() === 'flaky') ofProject[ofProject.lastIndexOf('failed')] = 'flaky';
      else ofProject.push(test.outcome() === 'expected' ? 'passed' : 'failed');
    }
  }

  onEnd(): void {
    if (this.outcomes.size === 0) return;
    const projects = [
      ...new Set([...this.outcomes.values()].flatMap((found) => [...found.keys()])),
    ];
    const cell = (found: readonly Outcome[] = []) =>
      ['failed', 'flaky', 'passed']
        .map((outcome) => [outcome, found.filter((one) => one === outcome).length] as const)
        .filter(([, count]) => count > 0)
        .map(([outcome, count]) => `${count} ${outcome}`)
        .join(', ') || '-';
    const rows = rules
      .filter(({ name }) => this.outcomes.has(name))
      .map(({ name }) => [
        name,
        ...projects.map((project) => cell(this.outcomes.get(name)?.get(project))),
      ]);
    const table = [['Specification', ...projects], ...rows];
    const widths = table[0]?.map((_, column) =>
      Math.max(...table.map((row) => row[column]?.length ?? 0)),
    );
    const lines = table.map((row) =>
      row.map((text, column) => text.padEnd(widths?.[column] ?? 0)).join('  '),
    );
    process.stdout.write(`\n${lines.join('\n')}\n`);
    if (this.config) {
      for (const [name = '', ...cells] of rows)
        this.config.metadata[name] = cells.map((text, i) => `${projects[i]}: ${text}`).join(' · ');
    }
  }
}
