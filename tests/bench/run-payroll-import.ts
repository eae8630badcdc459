import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { measurePayrollImport } from './payroll-import.ts'

/** `npm run bench`: a payroll of 20,000 receipts in one ZIP, on both databases. */
const isQuick = process.argv.includes('--quick')
const RECEIPTS = isQuick ? 2000 : 20_000
/** What is held at the end against a fifth of the way: what grows with the file grows far beyond it. */
const GROWTH = 1.3

console.log(await describeMachine())
for (const database of ['postgres', 'pglite'] as const) {
  const { perSecond, taken, zipMb, earlyMb, lateMb, mostMb, readerMb } = await measurePayrollImport(
    database,
    RECEIPTS,
  )
  // The embedded database lives in this process and keeps its pages there, so only the other one says anything of us.
  const isOver = taken !== RECEIPTS || (database === 'postgres' && lateMb > GROWTH * earlyMb)
  const measured =
    `${perSecond.toFixed(0)} receipts/s of a ZIP of ${zipMb.toFixed(0)} MB; holds ${earlyMb.toFixed(0)} MB after a fifth, ` +
    `${lateMb.toFixed(0)} at the end (${mostMb.toFixed(0)} of the system), ${readerMb.toFixed(0)} in the file process`
  const budget = database === 'postgres' ? `all taken in, ≤ ${GROWTH} × a fifth’s` : 'all taken in'
  console.log(`${isOver ? '✗' : ' '} ${database}`.padEnd(12), measured.padEnd(110), budget)
  const what = `payroll of ${RECEIPTS.toLocaleString('en')} receipts, ${database}`
  recordFigures('speed', [{ what, measured, budget, holds: !isOver }])
  if (isOver) process.exitCode = 1
}
