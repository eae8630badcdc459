import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { ACT_RATIO, measureTemporary, READ_RATIO } from './temporary-lists.ts'

/** `npm run bench`: 5,000 temporary people with 30,000 surveys. */
const PEOPLE = 5000

function note(name: string, measured: string, ratio: number, limit: number): void {
  const isOver = ratio > limit
  console.log(
    `${isOver ? '✗' : ' '} ${name}`.padEnd(42),
    measured.padEnd(58),
    `${ratio.toFixed(2)} ×   ≤ ${limit} ×`,
  )
  recordFigures('speed', [
    {
      what: `5,000 temporary people: ${name}`,
      measured: `${measured} (${ratio.toFixed(2)} ×)`,
      budget: `≤ ${limit} ×`,
      holds: !isOver,
    },
  ])
  if (isOver) process.exitCode = 1
}

console.log(await describeMachine())
const { reads, acts, remind } = await measureTemporary(PEOPLE, process.argv.includes('--quick') ? 5 : 15)
for (const { name, serverMs, byHandMs, packedKb, plainKb } of reads) {
  const size = `${packedKb.toFixed(0)} KB of ${plainKb.toFixed(0)}`
  const times = `${serverMs.toFixed(0)} ms, ${size}; the same SQL by hand ${byHandMs.toFixed(0)} ms`
  note(name, times, serverMs / byHandMs, READ_RATIO)
}
for (const { name, manyMs, fewMs } of acts)
  note(name, `${manyMs.toFixed(0)} ms; among few ${fewMs.toFixed(0)} ms`, manyMs / fewMs, ACT_RATIO)
console.log(
  `  all reminded: ${remind.ms.toFixed(0)} ms, ${remind.people} people, ${remind.statements} statements`,
)
