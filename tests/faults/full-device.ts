import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { stepNumbers } from '#domain/data-form-rules.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, converge, enter, judgeLane, type Lane } from './lane.ts'
import type { Confirmation } from './oracle.ts'
import { ask } from './phone.ts'

const LEAST = 400_000
const MORE_EACH = 60_000
/** Of papers, as phones keep them. */
const SIZES = [40_000, 8_000, 1_000] as const
/** Others on the device have taken that much of what was free, and more: in bytes. */
const MOST_TAKEN = 40_000

/**
 * A person's papers lie on the phone, then everything else on it takes up the rest. What they confirm must be kept all
 * the same: the papers make room, and at once (file-store.ts).
 */
export const fullDevice: Campaign = {
  fault: 14,
  name: 'no room left on the device, 20 sizes',
  runs: { short: 1, whole: 20 },
  async run(lane, random, index) {
    const { phone, proxy } = lane
    proxy.keepAlive = random.chance(0.5)
    await beginAnew(lane)
    await enter(lane, lane.person)
    // A worker that is still fetching the app would take what the papers leave.
    await phone.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const sizes = papersOf(LEAST + (index % 20) * MORE_EACH)
    const before = await ask(phone.page, 'keepFiles', sizes)
    proxy.plan = () => ({ kind: 'lost' })
    const quota = (await settledUsage(phone.page)) - Math.floor(random.next() * MOST_TAKEN)
    await restart(lane, quota)
    // A place that nobody has opened since is not counted by the browser: without it there would be room.
    await ask(phone.page, 'keepFiles', [])
    const isFull = (await ask(phone.page, 'usage')) > quota
    const confirmed: Confirmation[] = []
    const deadAfter = random.chance(0.4) ? 1 + Math.floor(random.next() * 6) : null
    for (const step of stepNumbers) {
      await confirm(lane, step, step).catch(async (cause: Error) => {
        const usage = await ask(phone.page, 'usage')
        throw new Error(`step ${step}, ${usage} bytes of ${quota}: ${cause.message}`, { cause })
      })
      confirmed.push({ mark: step, step, isSure: true })
      if (step === deadAfter) {
        await restart(lane, quota)
      }
    }
    // A paper that finds no room is none, and hurts nobody.
    const after = await ask(phone.page, 'keepFiles', [8_000])
    calm(lane)
    await converge(lane)
    await phone.kill()
    const wrong = await judgeLane(lane, confirmed)
    return [
      ...(isFull ? [] : ['there was room']),
      ...(before === sizes.length ? [] : [`${before} of ${sizes.length} papers were kept`]),
      ...(after < before ? [] : ['nothing had to make room']),
      ...wrong,
    ]
  },
}

/** What the browser adds by itself (compiled code of the app) is there before room is taken away. @returns bytes */
async function settledUsage(page: Page): Promise<number> {
  let former = -1
  for (let round = 0; round < 60; round += 1) {
    const usage = await ask(page, 'usage')
    if (usage === former) return usage
    former = usage
    await sleep(500)
  }
  return former
}

function papersOf(bytes: number): number[] {
  const sizes: number[] = []
  let left = bytes
  for (const size of SIZES) {
    for (; left >= size; left -= size) sizes.push(size)
  }
  return sizes
}

/** Switched off and on: what the browser had counted on before is asked anew. @param quota all that may lie here, in bytes */
async function restart({ phone, proxy }: Lane, quota: number): Promise<void> {
  const { origin } = new URL(proxy.url)
  await phone.kill()
  await phone.start(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: quota })
  })
}
