import fc from 'fast-check'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import { moves, startWalk, type Walk } from '#tests/support/device/walk.ts'

/**
 * Random walks over two pages and the worker of one phone, with a host that answers at random
 * (src/core/outbox/states.md). WALKS=1000 runs new walks each time; a failure prints its seed.
 */
const fresh = Number(process.env.WALKS ?? 0)
const seed = Number(process.env.WALK_SEED ?? (fresh > 0 ? Date.now() : 20260823))
const WALKS = fresh || 60

describe.each([
  ['the portal’s own server', 'ours'],
  ['a server that checks no versions', 'without versions'],
  ['a legacy host', 'legacy'],
] as const)('random walks against %s', (_name, kind) => {
  let walk: Walk
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    walk = await startWalk(kind)
  })
  afterAll(() => {
    walk.end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('lose nothing, do nothing twice or out of order, and overwrite nothing unseen', {
    timeout: 3_600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(moves, (list) => walk.run(list)),
      { numRuns: WALKS, seed, endOnFailure: false },
    )
  })
})
