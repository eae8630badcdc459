import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordFigures } from '../../scripts/figures.mjs'
import { startPortal } from '../support/server/portal.ts'
import { LIST_RATIO, type LongLists, measureLongLists } from './long-lists.ts'
import { describeMachine } from './machine.ts'

const NAMES: Record<keyof LongLists, string> = {
  payslips: '1,000 payslips against 20',
  kardex: 'kardex of 5 years, cards',
  kardexDetail: 'kardex of 5 years, one detail',
}

const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
try {
  const portal = await startPortal({ template, isMeasured: true })
  await portal.stop()
  const lists = await measureLongLists(portal.dataDir, process.argv.includes('--quick') ? 3 : 9)
  await portal.dispose()
  console.log(await describeMachine())
  console.log('  processor ÷4, from the device'.padEnd(42), 'many'.padEnd(10), 'few'.padEnd(10), 'ratio')
  for (const name of Object.keys(NAMES) as (keyof LongLists)[]) {
    const { manyMs, fewMs } = lists[name]
    const isOver = manyMs > LIST_RATIO * fewMs
    console.log(
      `${isOver ? '✗' : ' '} ${NAMES[name]}`.padEnd(42),
      `${manyMs.toFixed(0)} ms`.padEnd(10),
      `${fewMs.toFixed(0)} ms`.padEnd(10),
      `${(manyMs / fewMs).toFixed(2)} ×   ≤ ${LIST_RATIO} ×`,
    )
    recordFigures('speed', [
      {
        what: NAMES[name],
        measured: `${manyMs.toFixed(0)} ms; few ${fewMs.toFixed(0)} ms (${(manyMs / fewMs).toFixed(2)} ×)`,
        budget: `≤ ${LIST_RATIO} ×`,
        holds: !isOver,
      },
    ])
    if (isOver) process.exitCode = 1
  }
} finally {
  await rm(template, { recursive: true, force: true })
}
