import { appendFileSync } from 'node:fs'

/** What `npm run test:whole` has run so far, one JSON object a line (scripts/test-whole.mjs). */
export interface LedgerLine {
  runner: 'vitest' | 'playwright'
  /** Path from the root. */
  file: string
  /** Project, file and titles of a story as Playwright's `--test-list` reads them; '' for a whole file of Vitest. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Cases in it; 1 for a story. */
  cases: number
  ms: number
}

/** Adds a line; a run that is killed keeps what it had finished. */
export function addLine(line: LedgerLine): void {
  const file = process.env.TURNO_LEDGER
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
