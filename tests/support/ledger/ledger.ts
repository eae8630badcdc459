import { appendFileSync } from 'node:fs'

/** Ledger of `npm run test:whole`: results so far, one JSON object per line (scripts/testing/whole/ledger.mjs). */
export interface LedgerLine {
  runner: 'vitest' | 'playwright' | 'check'
  /** Relative to the repository root. */
  file: string
  /** Project, file and titles of a browser test as in Playwright's `--test-list`; '' for a Vitest file. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Number of test cases that ran; at most 1 for a browser test. */
  cases: number
  skipped: Skipped[]
  ms: number
}

export interface Skipped {
  title: string
  /** '' when the test gives no reason. */
  reason: string
}

/** Appends at once, so that a killed run keeps its finished results. */
export function addLine(line: LedgerLine): void {
  const file = process.env.TURNO_LEDGER
  if (file) appendFileSync(file, `${JSON.stringify({ ...line, at: Date.now() })}\n`)
}
