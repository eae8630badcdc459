import '#tests/support/server/on-disk.ts'
import { expect, test } from '@playwright/test'
import { campaigns } from '#tests/faults/all.ts'
import { tryFault } from '#tests/faults/campaign.ts'
import { startWorld, type World } from '#tests/faults/lane.ts'

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

function tryIt(campaign: (typeof campaigns)[number]): void {
  test(`fault ${campaign.fault}: ${campaign.name}`, async () => {
    const { failures } = await tryFault(world, campaign, { seed, isWhole: false })
    expect(failures.join('\n'), `FAULT_SEED=${seed}`).toBe('')
  })
}

/** When erased bytes count as free is the browser's affair: on a very busy machine too late once, and its person is told. */
const A_BROWSERS_OWN_TIME = [14]

for (const campaign of campaigns) if (!A_BROWSERS_OWN_TIME.includes(campaign.fault)) tryIt(campaign)

test.describe('with a second try', () => {
  test.describe.configure({ retries: 1 })
  for (const campaign of campaigns) if (A_BROWSERS_OWN_TIME.includes(campaign.fault)) tryIt(campaign)
})
