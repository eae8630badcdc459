import type { Page } from '@playwright/test'
import { beginAnew, enter, startWorld } from '../faults/lane.ts'
import { ask } from '../faults/phone.ts'
import { datosWith } from '../faults/steps.ts'

/** From the confirmation of a step to its durability on the device, on a phone's processor. */
export const CONFIRM_MS = 50
/**
 * On a quiet machine one durable write of the browser takes 5 to 6 ms at a quarter of the processor, so that nine times
 * as long is the same limit; on a busy one the milliseconds say nothing.
 */
export const CONFIRM_RATIO = 9
const CPU = 4
/** The step with the most answers. */
const STEP = 6

/** ms of each, in order of length. */
export interface ConfirmTimes {
  confirms: number[]
  writes: number[]
}

/** Takes turns between confirmations and bare writes, so that a busy machine slows both. */
export async function measureConfirms(rounds: number, each: number): Promise<ConfirmTimes> {
  const world = await startWorld(1)
  try {
    const [lane] = world.lanes
    if (!lane) throw new Error('no lane')
    await beginAnew(lane)
    await enter(lane, lane.person)
    return await measureIn(lane.phone.page, rounds, each)
  } finally {
    await world.stop()
  }
}

async function measureIn(page: Page, rounds: number, each: number): Promise<ConfirmTimes> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  let mark = 0
  const some = (count: number) => Array.from({ length: count }, () => datosWith(STEP, ++mark))
  // What a page does once is done.
  await ask(page, 'timeConfirms', STEP, some(5))
  await ask(page, 'timeWrites', some(5))
  const times: ConfirmTimes = { confirms: [], writes: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.confirms.push(...(await ask(page, 'timeConfirms', STEP, some(each))))
    times.writes.push(...(await ask(page, 'timeWrites', some(each))))
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const byLength = (all: number[]) => all.toSorted((one, other) => one - other)
  return { confirms: byLength(times.confirms), writes: byLength(times.writes) }
}

/** The time that so many in a hundred do not exceed. */
export function percentile(sorted: readonly number[], hundredths: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN
}
