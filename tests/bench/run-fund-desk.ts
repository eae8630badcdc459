import { recordFigures } from '../../scripts/figures.mjs'
import { DESK_RATIO, measureFundDesk } from './fund-desk.ts'
import { describeMachine } from './machine.ts'

const PEOPLE = 10_000

console.log(await describeMachine())
console.log('  10,000 accounts at the desk'.padEnd(42), 'server'.padEnd(10), 'by hand'.padEnd(10), 'ratio')
for (const { name, serverMs, byHandMs } of await measureFundDesk(
  PEOPLE,
  process.argv.includes('--quick') ? 5 : 15,
)) {
  const ratio = serverMs / byHandMs
  const isOver = ratio > DESK_RATIO
  console.log(
    `${isOver ? '✗' : ' '} ${name}`.padEnd(42),
    `${serverMs.toFixed(0)} ms`.padEnd(10),
    `${byHandMs.toFixed(0)} ms`.padEnd(10),
    `${ratio.toFixed(2)} ×   ≤ ${DESK_RATIO} ×`,
  )
  recordFigures('speed', [
    {
      what: `10,000 accounts in the savings fund: ${name}`,
      measured: `${serverMs.toFixed(0)} ms; the same SQL by hand ${byHandMs.toFixed(0)} ms (${ratio.toFixed(2)} ×)`,
      budget: `≤ ${DESK_RATIO} ×`,
      holds: !isOver,
    },
  ])
  if (isOver) process.exitCode = 1
}
