import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordFigures } from '../../scripts/figures.mjs'
import { startPortal } from '../support/server/portal.ts'
import { describeMachine } from './machine.ts'
import { measureStaffSearch } from './staff-search.ts'
import { TAP_MS, TAP_RATIO } from './tap-times.ts'
import { ACT_RATIO, measureTemporary, MOST_STATEMENTS, READ_RATIO } from './temporary-lists.ts'

const PEOPLE = 5000

const isQuick = process.argv.includes('--quick')

function note(name: string, measured: string, isOver: boolean, budget: string): void {
  console.log(`${isOver ? '✗' : ' '} ${name}`.padEnd(38), measured.padEnd(74), budget)
  const what = `5,000 temporary people: ${name}`
  recordFigures('speed', [{ what, measured, budget, holds: !isOver }])
  if (isOver) process.exitCode = 1
}

const ms = (time: number) => `${time.toFixed(0)} ms`
const ratioOf = (time: number, other: number) => `(${(time / other).toFixed(2)} ×)`

console.log(await describeMachine())
const { reads, acts, remind } = await measureTemporary(PEOPLE, isQuick ? 5 : 15)
for (const { name, serverMs, byHandMs, packedKb, plainKb } of reads) {
  const size = `${packedKb.toFixed(0)} KB, ${plainKb.toFixed(0)} unpacked`
  const times = `${ms(serverMs)}; the same SQL by hand ${ms(byHandMs)} ${ratioOf(serverMs, byHandMs)}`
  note(name, `${times}; ${size}`, serverMs > READ_RATIO * byHandMs, `≤ ${READ_RATIO} ×`)
}
for (const { name, manyMs, fewMs } of acts) {
  const times = `${ms(manyMs)}; among few ${ms(fewMs)} ${ratioOf(manyMs, fewMs)}`
  note(name, times, manyMs > ACT_RATIO * fewMs, `≤ ${ACT_RATIO} ×`)
}
const reminded = `${remind.people} people in ${remind.statements} statements, ${ms(remind.ms)}`
note(
  'P-122, all are reminded',
  reminded,
  remind.statements > MOST_STATEMENTS,
  `≤ ${MOST_STATEMENTS} statements`,
)

const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
try {
  const portal = await startPortal({ template, isMeasured: true })
  await portal.stop()
  const { many, few } = await measureStaffSearch(portal.dataDir, PEOPLE, isQuick ? 3 : 9)
  await portal.dispose()
  for (const name of ['typing', 'filtering'] as const) {
    const measured = `${ms(many[name])}; among few ${ms(few[name])} ${ratioOf(many[name], few[name])}`
    const isOver = many[name] > TAP_MS && many[name] > TAP_RATIO * few[name]
    note(name, measured, isOver, `≤ ${TAP_MS} ms, or ${TAP_RATIO} × among few`)
  }
} finally {
  await rm(template, { recursive: true, force: true })
}
