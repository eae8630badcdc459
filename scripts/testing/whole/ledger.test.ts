import { describe, expect, test } from 'vitest'
import type { LedgerLine } from '#tests/support/ledger/ledger.ts'
import { isDone, keysOf, notPassed, type Line, linesOf, measuredIn, secondsOf, skippedIn } from './ledger.mjs'

const PROXY = 'tests/flows/wire/behind-proxy.whole.test.ts'
const NO_NGINX = 'nginx > SKIPPED: nginx is not installed on this machine: answers 503'
const STORY = { project: 'firefox', file: 'tests/browsers/phone.spec.ts', title: '[firefox] › phone' }
const PLAN = { vitest: ['a.test.ts', PROXY], stories: [STORY] }

function line(given: Partial<LedgerLine>, at = 0): Line {
  const usual = { runner: 'vitest', file: 'a.test.ts', title: '', status: 'passed' } as const
  return { ...usual, cases: 1, skipped: [], ms: 1, at, ...given }
}
const check = line({ runner: 'check', file: 'check' })
const story = line({ ...STORY, runner: 'playwright' })
const proxy = line({ file: PROXY, cases: 3, skipped: [{ title: NO_NGINX, reason: '' }] })
const keysNotPassedAfter = (...lines: Line[]) => notPassed(keysOf(PLAN), lines).map(({ key }) => key)

describe('notPassed', () => {
  test('is empty once all files passed or skipped a test for an allowed reason', () => {
    expect(keysNotPassedAfter(check, line({}), proxy, story)).toEqual([])
  })

  test('contains the check until it passed, whatever the result of the tests', () => {
    expect(keysNotPassedAfter(line({}), proxy, story)).toEqual(['check'])
    expect(
      keysNotPassedAfter(line({ runner: 'check', file: 'check', status: 'failed' }), line({}), proxy, story),
    ).toEqual(['check'])
  })

  test('contains a story that was skipped because its browser is missing', () => {
    const title = STORY.title
    const skipped = [{ title, reason: 'No Firefox here' }]
    const left = notPassed(keysOf(PLAN), [
      check,
      line({}),
      proxy,
      line({ ...STORY, runner: 'playwright', status: 'skipped', cases: 0, skipped }),
    ])
    expect(left).toEqual([
      { key: `${STORY.file} ${title}`, reason: `se saltó / skipped: ${title}: No Firefox here` },
    ])
  })

  test('contains a file that passed but skipped a test without an allowed reason', () => {
    expect(isDone(line({ skipped: [{ title: 'b', reason: '' }] }) as LedgerLine)).toBe(false)
  })

  test('uses the newest line of each file', () => {
    const [good, bad] = [line({}), line({ status: 'failed' })]
    expect(keysNotPassedAfter(check, good, proxy, story, bad)).toEqual(['a.test.ts'])
    expect(keysNotPassedAfter(check, bad, proxy, story, good)).toEqual([])
  })
})

test('the row for docs/figures.md counts the cases that ran, and the skipped cases separately', () => {
  const lines = [check, line({ cases: 2 }), proxy, story]
  expect(measuredIn(lines)).toBe('0 s: 6 cases in 3 files and stories, 1 skipped, 0 failed')
  expect(skippedIn(lines)).toEqual([
    { file: PROXY, title: NO_NGINX, reason: 'this proxy is not on this machine' },
  ])
})

test('the duration includes a killed part, but not the pause after it', () => {
  const start = (at: number): Line => ({ runner: 'start', at })
  const lines = [
    start(0),
    line({}, 60_000),
    start(900_000),
    line({}, 910_000),
    { runner: 'end', at: 911_000 } as const,
  ]
  expect(secondsOf(lines)).toBe(71)
})

test('reads a ledger up to an incomplete last line', () => {
  expect(linesOf('{"runner":"start","at":1}\n{"runner":"vit')).toEqual([{ runner: 'start', at: 1 }])
})
