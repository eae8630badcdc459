import '#tests/support/server/databases/on-disk.ts'
import { expect, test } from '@playwright/test'
import { campaigns } from '#tests/faults/all.ts'
import { tryFault } from '#tests/faults/campaign.ts'
import { startWorld, type World } from '#tests/faults/lane.ts'
import { sample, seedOf } from '#tests/support/sample.ts'

/**
 * Campaigns of tests/faults/all.ts; each campaign tests one fault many times. `npm test` runs the short form
 * of one campaign, chosen by the commit. `npm run test:whole` runs the short form of each; `npm run
 * test:faults` runs all in full.
 */

const seed = Number(process.env.FAULT_SEED ?? seedOf('faults') % 1_000_000)
const chosen = sample('faults', campaigns, 1, ({ fault }) => String(fault))
let world: World

test.beforeAll(async () => {
  console.log(`FAULT_SEED=${seed}`)
  world = await startWorld(2)
})
test.afterAll(() => world.stop())

for (const campaign of chosen) {
  test(`fault ${campaign.fault}: ${campaign.name}`, async () => {
    const { failures } = await tryFault(world, campaign, { seed, isWhole: false })
    expect(failures.join('\n'), `FAULT_SEED=${seed}`).toBe('')
  })
}
