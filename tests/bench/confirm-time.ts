import { beginAnew, calm, enter, startWorld } from '../faults/lane.ts'
import { ask } from '../faults/phone.ts'
import { datosWith } from '../faults/steps.ts'

/** Issue 4: from the confirmation of a step to its durability on the device, on a phone's processor. */
export const CONFIRM_MS = 50
const CPU = 4
const STEP = 6

/** ms of each of `count` confirmations, in order of length. Step 6 is the one with the most answers. */
export async function measureConfirms(count: number): Promise<number[]> {
  const world = await startWorld(1)
  try {
    const [lane] = world.lanes
    if (!lane) throw new Error('no lane')
    await beginAnew(lane)
    await enter(lane, lane.person)
    calm(lane)
    const { page } = lane.phone
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    const all = (from: number, length: number) =>
      Array.from({ length }, (_, at) => datosWith(STEP, from + at))
    // What a page does once is done.
    await ask(page, 'timeConfirms', STEP, all(1, 5))
    const times = await ask(page, 'timeConfirms', STEP, all(6, count))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return times.toSorted((one, other) => one - other)
  } finally {
    await world.stop()
  }
}

/** The time that so many in a hundred do not exceed. */
export function percentile(sorted: readonly number[], hundredths: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN
}
