import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordFigures } from '../../scripts/figures.mjs'
import { startPortal } from '../support/server/portal.ts'
import { describeMachine } from './machine.ts'
import { isTeamOver, measureTeamView, TEAM_MS, TEAM_RATIO } from './team-view.ts'

const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
try {
  const portal = await startPortal({ template, isMeasured: true })
  await portal.stop()
  const timing = await measureTeamView(portal.dataDir, process.argv.includes('--quick') ? 3 : 9)
  await portal.dispose()
  const { ms, rangeMs, bareMs, alerts, elements } = timing
  const isOver = isTeamOver(timing)
  console.log(await describeMachine())
  console.log('  processor ÷4, from the device'.padEnd(42), 'ms'.padEnd(10), 'bare'.padEnd(10), 'budget')
  console.log(
    `${isOver ? '✗' : ' '} team of 150 × 90 days, ${alerts} alerts`.padEnd(42),
    ms.toFixed(0).padEnd(10),
    bareMs.toFixed(0).padEnd(10),
    `≤ ${TEAM_MS}`,
  )
  console.log(`  from 7 to 90 days: ${rangeMs.toFixed(0)} ms; ${elements} elements in the grid`)
  recordFigures('speed', [
    {
      what: 'team of 150 people × 90 days, from the tap',
      measured: `${ms.toFixed(0)} ms; a bare React page ${bareMs.toFixed(0)} ms; from 7 to 90 days ${rangeMs.toFixed(0)} ms`,
      budget: `≤ ${TEAM_MS} ms, or ${TEAM_RATIO} × the bare page`,
      holds: !isOver,
    },
  ])
  if (isOver) process.exitCode = 1
} finally {
  await rm(template, { recursive: true, force: true })
}
