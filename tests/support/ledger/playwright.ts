import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { addLine, type LedgerLine } from './ledger.ts'

/**
 * Records each test after its last attempt. After an error outside every test, records the tests of its file as
 * failed, or all tests if the file is unknown.
 */
export default class PlaywrightLedger implements Reporter {
  private stories: TestCase[] = []
  private readonly errors: TestError[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.stories = suite.allTests()
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isLast = result.retry === test.retries || result.status === test.expectedStatus
    if (isLast) addLine(lineOf(test, result.duration))
  }

  onError(error: TestError): void {
    this.errors.push(error)
  }

  onEnd(): void {
    for (const { location } of this.errors) {
      const named = this.stories.filter((story) => story.location.file === location?.file)
      for (const story of named.length > 0 ? named : this.stories)
        addLine({ ...lineOf(story, 0), status: 'failed' })
    }
  }
}

function lineOf(test: TestCase, ms: number): LedgerLine {
  const [, project = '', ...path] = test.titlePath()
  const title = [`[${project}]`, ...path].join(' › ')
  const isSkipped = test.outcome() === 'skipped'
  const reasons = test.annotations.filter(({ type }) => type === 'skip' || type === 'fixme')
  const reason = reasons.map(({ description = '' }) => description).join('; ')
  return {
    runner: 'playwright',
    file: relative(process.cwd(), test.location.file).replaceAll('\\', '/'),
    title,
    status: isSkipped ? 'skipped' : test.ok() ? 'passed' : 'failed',
    cases: isSkipped ? 0 : 1,
    skipped: isSkipped ? [{ title, reason }] : [],
    ms,
  }
}
