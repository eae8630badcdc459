import { appendFileSync } from 'node:fs'

/** Ledger of `npm run test:whole`: results so far, one JSON object per line (scripts/test-whole.mjs). */
export interface LedgerLine {
  runner: 'vitest' | 'playwright'
  /** Path relative to the repository root. */
  file: string
  /** Project, file and titles of a story in the form of Playwright's `--test-list`; '' for a Vitest file. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Number of test cases; 1 for a story. */
  cases: number
  ms: number
}

/** Appends a line at once, so that a killed run keeps its finished results. */
export function addLine(line: LedgerLine): void {
  const file = process.env.TURNO_LEDGER
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
