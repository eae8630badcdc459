import '../support/server/on-disk.ts'
import { expect, test } from '@playwright/test'
import { campaigns } from '../faults/all.ts'
import { tryFault } from '../faults/campaign.ts'
import { startWorld, type World } from '../faults/lane.ts'

/** Some of each fault of offline.md; `npm run test:faults` tries them as often as they have to hold. */

/** In CI always the same draws, so that a red run says something about the change; elsewhere others each time. */
const drawn = process.env.CI ? 831_569 : Math.floor(Math.random() * 1_000_000)
const seed = Number(process.env.FAULT_SEED ?? drawn)
let world: World

test.beforeAll(async () => {
  console.log(`FAULT_SEED=${seed}`)
  world = await startWorld(2)
})
test.afterAll(() => world.stop())

for (const campaign of campaigns) {
  test(`fault ${campaign.fault}: ${campaign.name}`, async () => {
    const { failures } = await tryFault(world, campaign, { seed, isWhole: false })
    expect(failures.join('\n'), `FAULT_SEED=${seed}`).toBe('')
  })
}
