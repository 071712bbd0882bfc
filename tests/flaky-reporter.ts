import type { Reporter, TestCase } from 'vitest/node';

/** Names, at the end of a run, the tests that passed at their second try only. */
export default class FlakyReporter implements Reporter {
  private readonly flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) {
      this.flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`);
    }
  }

  onTestRunEnd(): void {
    if (this.flaky.length > 0) console.log(`\nflaky:\n  ${this.flaky.join('\n  ')}`);
  }
}
