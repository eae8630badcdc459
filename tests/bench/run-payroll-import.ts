import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { judgeMeanwhile, MEANWHILE_LIMITS } from './meanwhile.ts'
import { databasesToMeasure, sizeOf } from './chosen.ts'
import { measurePayrollImport } from './payroll-import.ts'

const RECEIPTS = sizeOf({ quick: 2000, full: 20_000 })
const GROWTH = 1.3

console.log(await describeMachine())
for (const database of databasesToMeasure()) {
  const { perSecond, taken, zipMb, earlyMb, lateMb, meanwhile } = await measurePayrollImport(
    database,
    RECEIPTS,
  )
  // The embedded database keeps its pages in this process, so only PostgreSQL shows the server's own memory.
  const isOurs = database === 'postgres'
  const judged = judgeMeanwhile(meanwhile, isOurs)
  const isOver = taken !== RECEIPTS || (isOurs && lateMb > GROWTH * earlyMb) || judged.isOver
  const measured =
    `${perSecond.toFixed(0)} receipts/s of a ZIP of ${zipMb.toFixed(0)} MB; holds ${earlyMb.toFixed(0)} MB after a fifth, ` +
    `${lateMb.toFixed(0)} at the end`
  const budget = `all imported${isOurs ? `, memory at the end ≤ ${GROWTH} × after a fifth` : ''}; ${MEANWHILE_LIMITS}`
  console.log(`${isOver ? '✗' : ' '} ${database}`.padEnd(12), measured)
  for (const line of [...judged.said, budget]) console.log(' '.repeat(12), line)
  const what = `payroll of ${RECEIPTS.toLocaleString('en')} receipts, ${database}`
  recordFigures('speed', [{ what, measured: [measured, ...judged.said].join('; '), budget, holds: !isOver }])
  if (isOver) process.exitCode = 1
}
