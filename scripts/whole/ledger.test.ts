import { describe, expect, test } from 'vitest'
import type { LedgerLine } from '#tests/support/ledger/ledger.ts'
import { isDone, keysOf, leftOf, type Line, linesOf, measuredIn, secondsOf, skippedIn } from './ledger.mjs'

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
const leftAfter = (...lines: Line[]) => leftOf(keysOf(PLAN), lines).map(({ key }) => key)

describe('what is left', () => {
  test('is nothing once all passed, or skipped a test for an allowed reason', () => {
    expect(leftAfter(check, line({}), proxy, story)).toEqual([])
  })

  test('is the check until it passed, whatever the tests did', () => {
    expect(leftAfter(line({}), proxy, story)).toEqual(['check'])
    expect(
      leftAfter(line({ runner: 'check', file: 'check', status: 'failed' }), line({}), proxy, story),
    ).toEqual(['check'])
  })

  test('is a story that was skipped because its browser is missing', () => {
    const title = STORY.title
    const skipped = [{ title, reason: 'No Firefox here' }]
    const left = leftOf(keysOf(PLAN), [
      check,
      line({}),
      proxy,
      line({ ...STORY, runner: 'playwright', status: 'skipped', cases: 0, skipped }),
    ])
    expect(left).toEqual([
      { key: `${STORY.file} ${title}`, reason: `se saltó / skipped: ${title}: No Firefox here` },
    ])
  })

  test('is a file that passed but skipped a test for no allowed reason', () => {
    expect(isDone(line({ skipped: [{ title: 'b', reason: '' }] }) as LedgerLine)).toBe(false)
  })

  test('is decided by the newest line', () => {
    const [good, bad] = [line({}), line({ status: 'failed' })]
    expect(leftAfter(check, good, proxy, story, bad)).toEqual(['a.test.ts'])
    expect(leftAfter(check, bad, proxy, story, good)).toEqual([])
  })
})

test('the row counts skipped cases of passed files separately from cases', () => {
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
