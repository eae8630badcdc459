import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { addLine } from './ledger.ts'

/** Records each story after its last attempt. */
export default class PlaywrightLedger implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const isLast = result.retry === test.retries || result.status === test.expectedStatus
    if (!isLast) return
    const [, project = '', ...path] = test.titlePath()
    addLine({
      runner: 'playwright',
      file: relative(process.cwd(), test.location.file).replaceAll('\\', '/'),
      title: [`[${project}]`, ...path].join(' › '),
      status: test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      cases: 1,
      ms: result.duration,
    })
  }
}
