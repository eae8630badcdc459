import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, converge, enter, judgeLane, type Lane } from './lane.ts'
import type { Confirmation } from './oracle.ts'
import { ask } from './phone.ts'

const LEAST = 400_000
const MORE_EACH = 60_000
const SIZES = [40_000, 8_000, 1_000] as const
/** Maximum bytes by which the quota is below the space in use. */
const MOST_TAKEN = 40_000
/** Duration of the app's retries (RETRY_DELAYS_MS in storage-space.ts). */
const RETRIES_MS = 6000
const FREED_MS = 120_000

/**
 * Documents on the phone and other apps use up the space. A confirmed step must still be stored: documents
 * are removed at once to make room (file-store.ts).
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
    // Waits until the worker has cached the app. Otherwise the app's files would use up the space later.
    await phone.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const sizes = papersOf(LEAST + (index % 20) * MORE_EACH)
    const before = await ask(phone.page, 'keepFiles', sizes)
    proxy.plan = () => ({ kind: 'lost' })
    const quota = (await settledUsage(phone.page)) - Math.floor(random.next() * MOST_TAKEN)
    await restart(lane, quota)
    // Opens the bucket, because the browser counts only opened buckets.
    await ask(phone.page, 'keepFiles', [])
    const isFull = (await ask(phone.page, 'usage')) > quota
    const confirmed: Confirmation[] = []
    const deadAfter = random.chance(0.4) ? 1 + Math.floor(random.next() * 6) : null
    let isRoomMade = false
    for (const step of stepNumbers) {
      const started = Date.now()
      await confirm(lane, step, step).catch(async (cause: Error) => {
        const told = `step ${step}, ${await ask(phone.page, 'usage')} bytes of ${quota}: ${cause.message}`
        // The browser may free deleted bytes late, so one refusal after the app's last retry is allowed.
        if (isRoomMade || Date.now() - started < RETRIES_MS) throw new Error(told, { cause })
        isRoomMade = true
        if (!(await isFreed(phone.page, quota))) throw new Error(told, { cause })
        await confirm(lane, step, step)
      })
      confirmed.push({ mark: step, step, isSure: true })
      if (step === deadAfter) {
        await restart(lane, quota)
      }
    }
    const after = await ask(phone.page, 'keepFiles', [8_000])
    calm(lane)
    await converge(lane)
    await phone.kill()
    const wrong = await judgeLane(lane, confirmed)
    return [
      ...(isFull ? [] : ['the device was not full before the first step']),
      ...(before === sizes.length ? [] : [`${before} of ${sizes.length} documents were stored`]),
      ...(after < before ? [] : ['no document was deleted to make room']),
      ...wrong,
    ]
  },
}

/**
 * Waits until the browser stops counting the deleted documents. On a very busy machine that takes longer than
 * the app's retries (storage-space.ts); the app then asks the person to confirm again.
 */
async function isFreed(page: Page, quota: number): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < FREED_MS; await sleep(100))
    if ((await ask(page, 'usage')) <= quota) return true
  return false
}

/** Waits until the browser's own data (such as compiled code) stops growing. @returns bytes */
async function settledUsage(page: Page): Promise<number> {
  let former = -1
  for (let round = 0; round < 60; round += 1) {
    const usage = await ask(page, 'usage')
    if (usage === former) return usage
    former = usage
    // Real time: the browser counts its own files late and reports no change.
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

/** Restarts the browser, so that it recomputes its storage use. @param quota bytes allowed for this origin */
async function restart({ phone, proxy }: Lane, quota: number): Promise<void> {
  const { origin } = new URL(proxy.url)
  await phone.kill()
  await phone.start(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: quota })
  })
}
