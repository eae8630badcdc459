import { appendFileSync } from 'node:fs'

/** Ledger of `npm run test:whole`: results so far, one JSON object per line (scripts/whole/ledger.mjs). */
export interface LedgerLine {
  runner: 'vitest' | 'playwright' | 'check'
  /** Path relative to the repository root. */
  file: string
  /** Project, file and titles of a story in the form of Playwright's `--test-list`; '' for a Vitest file. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Number of test cases that ran; 1 for a story. */
  cases: number
  skipped: Skipped[]
  ms: number
}

export interface Skipped {
  title: string
  /** Reason that the test gives; may be ''. */
  reason: string
}

/** Appends a line at once, so that a killed run keeps its finished results. */
export function addLine(line: LedgerLine): void {
  const file = process.env.TURNO_LEDGER
  if (file) appendFileSync(file, `${JSON.stringify({ ...line, at: Date.now() })}\n`)
}
