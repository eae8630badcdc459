import { describe, expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

const limits = { total: 100, largest: 80, atOnce: 3, longestWaitMs: 60_000 }
const BUSY = { http: 503 }

const turn = () => new Promise((resolve) => setImmediate(resolve))

function watch(reserved: Promise<void>): { isIn: boolean } {
  const seen = { isIn: false }
  // A refused request counts as not admitted.
  reserved.then(
    () => (seen.isIn = true),
    () => undefined,
  )
  return seen
}

describe('the allowance for large bodies', () => {
  test('rejects a body above the limit immediately, without delaying others', async () => {
    const allowance = createAllowance(limits)
    await expect(allowance.open('ana').hold(81)).rejects.toMatchObject({ http: 413 })
    const share = allowance.open('beto')
    await share.hold(50)
    await expect(share.hold(31)).rejects.toMatchObject({ http: 413 })
  })

  test('admits a small body before a waiting large one, and later the large one', async () => {
    const allowance = createAllowance(limits)
    const first = allowance.open('ana')
    const favoured = allowance.open('beto')
    const large = allowance.open('carla')
    const small = allowance.open('diana')
    await first.hold(70)
    await favoured.hold(50)
    const waits = watch(large.hold(60))
    await turn()
    expect(waits.isIn).toBe(false)
    first.end()
    const passes = watch(small.hold(20))
    await turn()
    expect([waits.isIn, passes.isIn]).toEqual([false, true])
    favoured.end()
    await turn()
    expect(waits.isIn).toBe(true)
  })

  test('completes all bodies when half-received ones wait for each other', async () => {
    const allowance = createAllowance(limits)
    const names = ['ana', 'beto', 'carla', 'diana']
    const order: string[] = []
    const work = names.map(async (name) => {
      const share = allowance.open(name)
      for (let step = 0; step < 8; step++) {
        await share.hold(10)
        await turn()
      }
      order.push(name)
      share.end()
    })
    await Promise.all(work)
    expect(order.sort()).toEqual(names)
  })

  test('never exceeds the total by more than one body', async () => {
    const allowance = createAllowance(limits)
    let reserved = 0
    let most = 0
    const work = Array.from({ length: 30 }, async (_, at) => {
      const share = allowance.open(`p${at}`)
      for (let step = 0; step < 8; step++) {
        await share.hold(10)
        reserved += 10
        most = Math.max(most, reserved)
        await turn()
      }
      reserved -= 80
      share.end()
    })
    await Promise.all(work)
    expect(most).toBeLessThanOrEqual(180)
    expect(most).toBeGreaterThan(100)
  })

  test('limits the memory of each client and leaves room for others', async () => {
    const allowance = createAllowance(limits)
    const shares = [allowance.open('ana'), allowance.open('ana'), allowance.open('ana')]
    expect(() => allowance.open('ana')).toThrow(expect.objectContaining(BUSY))
    await shares[0]?.hold(70)
    await expect(shares[1]?.hold(20)).rejects.toMatchObject(BUSY)
    await allowance.open('beto').hold(30)
    for (const share of shares) share.end()
    await allowance.open('ana').hold(70)
  })

  test('rejects a body that waits too long and frees its place', async () => {
    const allowance = createAllowance({ ...limits, longestWaitMs: 30 })
    const [first, favoured, late] = [allowance.open('ana'), allowance.open('beto'), allowance.open('carla')]
    await first.hold(70)
    await favoured.hold(50)
    await expect(late.hold(40)).rejects.toMatchObject(BUSY)
    late.end()
    first.end()
    favoured.end()
    favoured.end()
    const whole = allowance.open('carla')
    await whole.hold(80)
    await allowance.open('ana').hold(20)
  })
})
