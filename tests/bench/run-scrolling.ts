import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordFigures } from '../../scripts/figures.mjs'
import { startPortal } from '../support/server/portal.ts'
import { describeMachine } from './machine.ts'
import { LATE_MORE, type ListName, measureScrolling } from './scrolling.ts'

const NAMES: Record<ListName, string> = {
  payslips: 'scrolling 1,000 payslips',
  kardexDetail: 'scrolling a kardex detail of 5 years',
  people: 'scrolling people, a page',
  requests: 'scrolling a desk of 5,000 requests, a page',
  team: 'scrolling a team of 150 × 90 days',
  temporary: 'scrolling 5,000 temporary people',
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
try {
  const portal = await startPortal({ template, isMeasured: true })
  await portal.stop()
  const lists = await measureScrolling(portal.dataDir, process.argv.includes('--quick') ? 3 : 9)
  await portal.dispose()
  console.log(await describeMachine())
  console.log(
    '  frames later than 16.7 ms, processor ÷4'.padEnd(46),
    'list'.padEnd(8),
    'plain'.padEnd(8),
    'rows',
  )
  for (const name of Object.keys(NAMES) as ListName[]) {
    const { late, bareLate, rows } = lists[name]
    const isOver = late > bareLate + LATE_MORE
    console.log(
      `${isOver ? '✗' : ' '} ${NAMES[name]}`.padEnd(46),
      percent(late).padEnd(8),
      percent(bareLate).padEnd(8),
      String(rows),
    )
    recordFigures('speed', [
      {
        what: NAMES[name],
        measured: `${percent(late)} of the frames late; plain rows ${percent(bareLate)}`,
        budget: `≤ ${percent(LATE_MORE)} more than plain rows`,
        holds: !isOver,
      },
    ])
    if (isOver) process.exitCode = 1
  }
} finally {
  await rm(template, { recursive: true, force: true })
}
