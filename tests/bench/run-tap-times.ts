import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordFigures } from '../../scripts/figures.mjs'
import { startPortal } from '../support/server/portal.ts'
import { describeMachine } from './machine.ts'
import { isTapOver, measureTapTimes, TAP_MS, TAP_RATIO } from './tap-times.ts'

const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
try {
  const portal = await startPortal({ template, isMeasured: true })
  await portal.stop()
  const { stories, bareMs } = await measureTapTimes(portal.dataDir, process.argv.includes('--quick') ? 1 : 5)
  await portal.dispose()
  console.log(await describeMachine())
  const bare = `${bareMs.toFixed(0)} ms`
  console.log(
    '  processor ÷4, worst tap of each story'.padEnd(42),
    'tap'.padEnd(9),
    'ratio'.padEnd(9),
    'which',
  )
  for (const [name, timing] of Object.entries(stories)) {
    const isOver = isTapOver(timing, bareMs)
    const ms = `${timing.ms.toFixed(0)} ms`
    const ratio = `${(timing.ms / bareMs).toFixed(2)} ×`
    console.log(`${isOver ? '✗' : ' '} ${name}`.padEnd(42), ms.padEnd(9), ratio.padEnd(9), timing.target)
    recordFigures('speed', [
      {
        what: `worst tap: ${name}`,
        measured: `${ms}, ${timing.target}; a bare button ${bare} (${ratio})`,
        budget: `≤ ${TAP_MS} ms, or ${TAP_RATIO} × the bare button`,
        holds: !isOver,
      },
    ])
    if (isOver) process.exitCode = 1
  }
  console.log(`  a bare button: ${bare}`)
} finally {
  await rm(template, { recursive: true, force: true })
}
