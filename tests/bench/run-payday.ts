import { cpus } from 'node:os'
import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { measurePayday, type PaydayPlan, type Stretch } from './payday.ts'
import { measureVisitCost, VISIT_RATIO } from './visit-cost.ts'

/**
 * `npm run bench`: payday, printed with its limits. `--quick` uses fewer people at the same rate for a shorter
 * time. Arguments name the only arrangements to run.
 */
const quick = process.argv.includes('--quick')
const plan: PaydayPlan = quick
  ? { people: 200, rushMs: 6000, capacityMs: 5000, beyondMs: 10_000 }
  : { people: 2000, rushMs: 60_000, capacityMs: 20_000, beyondMs: 60_000 }

const P99_MS = 1000
const REFUSED_MS = 100
const MEMORY_RATIO = 1.25
/** Minimum speed-up of two processes on a machine with cores for both and PostgreSQL; printed, not checked. */
const TWO_RATIO = 1.7

let isOver = false
const mark = (fails: boolean) => {
  isOver ||= fails
  return fails ? '✗' : ' '
}

console.log(await describeMachine())
console.log('  payday visit, processor ms         server    SQL by hand + PDF   ratio   budget')
for (const database of ['pglite', 'postgres'] as const) {
  const { server, byHand, statements } = await measureVisitCost(database, quick ? 2 : 4, quick ? 60 : 200)
  const ratio = server / byHand
  console.log(
    `${mark(ratio > VISIT_RATIO)} ${database}, ${statements} statements`.padEnd(37) +
      server.toFixed(1).padEnd(10) +
      byHand.toFixed(1).padEnd(20) +
      ratio.toFixed(2).padEnd(8) +
      `≤ ${VISIT_RATIO.toFixed(1)}`,
  )
  recordFigures('speed', [
    {
      what: `a payday visit's processor time, ${database}`,
      measured: `${server.toFixed(1)} ms in ${statements} statements; SQL by hand and the PDF ${byHand.toFixed(1)} ms (${ratio.toFixed(2)} ×)`,
      budget: `≤ ${VISIT_RATIO.toFixed(1)} ×`,
      holds: ratio <= VISIT_RATIO,
    },
  ])
}

const all = ['embedded', 'postgres', 'two on postgres'] as const
const named = all.filter((arrangement) => process.argv.includes(arrangement))
for (const arrangement of named.length > 0 ? named : all) {
  const { rush, capacity, alone, beyond } = await measurePayday(arrangement, plan)
  console.log(`  ${arrangement}, people on the same machine as the servers; ${capacity.toFixed(0)} visits/s`)
  if (alone !== null) {
    const times = (capacity / alone).toFixed(2)
    const budget = `≥ ${TWO_RATIO} × on more than ${cpus().length} cores`
    console.log(`    two processes for one: ${times} × (${alone.toFixed(0)}/s alone; ${budget})`)
  }
  print(arrangement, 'everybody once', rush, false)
  print(arrangement, 'twice as many as can be served', beyond, true)
}
if (isOver) process.exitCode = 1

function print(arrangement: string, name: string, one: Stretch, isBeyond: boolean): void {
  const { visits, served, errors, refusals, p50, p99, refusedP99, wholeP99, wholeRefusedP99, memory } = one
  const [before, halfway, after] = memory
  const isLate = isBeyond && (p99 > P99_MS || refusedP99 > REFUSED_MS)
  const fails = errors.length > 0 || served < visits || isLate || after > halfway * MEMORY_RATIO
  const ms = (value: number) => `${value.toFixed(0)} ms`
  console.log(
    `${mark(fails)}   ${name}: ${served} of ${visits} visits in ${(one.tookMs / 1000).toFixed(0)} s`,
  )
  console.log(
    `      accepted p50 ${ms(p50)}, p99 ${ms(p99)}; refused ${refusals}, p99 ${ms(refusedP99)}; until the last one p99 ${ms(wholeP99)}, ${ms(wholeRefusedP99)}; other errors ${errors.length}`,
  )
  console.log(
    `      processor ${one.processorMs.toFixed(1)} ms a visit; clients’ process delayed by ${ms(one.ownDelayMs)} (p99); memory ${before.toFixed(0)} → ${halfway.toFixed(0)} → ${after.toFixed(0)} MB`,
  )
  recordFigures('speed', [
    {
      what: `payday, ${arrangement}: ${name}`,
      measured: `${served} of ${visits} in ${(one.tookMs / 1000).toFixed(0)} s; accepted p50 ${ms(p50)}, p99 ${ms(p99)}; refused p99 ${ms(refusedP99)}; other errors ${errors.length}`,
      budget: isBeyond ? `accepted p99 ≤ ${P99_MS} ms, refused ≤ ${REFUSED_MS} ms, 0 errors` : '0 errors',
      holds: !fails,
    },
  ])
  if (errors.length > 0) console.log(`      ${[...new Set(errors)].slice(0, 5).join(' · ')}`)
}
