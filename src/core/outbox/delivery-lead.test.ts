import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Tests the lead without Web Locks, where only the lease is used. */

const HOUR = 3_600_000

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

async function startLeader() {
  const { withLead } = await import('./delivery-lead.ts')
  let end = () => {}
  const work = new Promise<void>((resolve) => (end = resolve))
  let lead: Promise<unknown> = work
  await new Promise<void>((hasBegun) => {
    lead = withLead(() => {
      hasBegun()
      return work
    })
  })
  return { withLead, lead, end }
}

test.each([0, -HOUR, HOUR])(
  'keeps the lead of a running leader when the clock changes by %i ms',
  async (ms) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { withLead, lead, end } = await startLeader()
    vi.setSystemTime(Date.now() + ms)
    await vi.advanceTimersByTimeAsync(1300)
    expect(await withLead(async () => true)).toBeNull()
    end()
    await lead
    expect(await withLead(async () => true)).toBe(true)
  },
)

test('takes the lead from a leader that was silent for three seconds', async () => {
  const { withLead } = await startLeader()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3100 })
  expect(await withLead(async (lead) => lead.isStillLeader())).toBe(true)
})
