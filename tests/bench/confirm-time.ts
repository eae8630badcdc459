import type { Page } from '@playwright/test'
import { beginAnew, enter, startWorld } from '../faults/lane.ts'
import { ask } from '../faults/phone.ts'
import { datosWith } from '../faults/steps.ts'

/** Maximum ms from a step's confirmation until it is durable on the device, on a phone's processor. */
export const CONFIRM_MS = 50
/**
 * Maximum ratio of a confirmation to one durable write. An absolute limit means nothing on a busy machine.
 * With an idle processor at a quarter of its speed, nine writes take about 50 ms.
 */
export const CONFIRM_RATIO = 9
const CPU = 4
const STEP = 6

/** Milliseconds, sorted. */
export interface ConfirmTimes {
  confirms: number[]
  writes: number[]
}

/** Alternates between confirmations and bare writes, so that a busy machine slows both. */
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

export function percentile(sorted: readonly number[], hundredths: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN
}
