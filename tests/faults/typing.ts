import { setTimeout as sleep } from 'node:timers/promises'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, converge, enter, judgeLane } from './lane.ts'
import { ask } from './phone.ts'

/** Maximum ms of typing that may be lost when a phone dies. */
const LOST_MS = 1000
const BEGUN_MS = 60_000

export const killsWhileTyping: Campaign = {
  fault: 5,
  name: 'kill while typing',
  runs: { short: 3, whole: 100 },
  async run(lane, random) {
    lane.proxy.isLegacy = false
    await beginAnew(lane)
    await enter(lane, lane.person)
    lane.proxy.plan = () => ({ kind: 'lost' })
    await confirm(lane, 1, 1)
    const letters: number[] = []
    lane.phone.page.on('console', (line) => {
      if (/^\d+$/.test(line.text())) letters.push(Number(line.text()))
    })
    const typing = lane.phone.page.waitForEvent('console', { timeout: BEGUN_MS })
    await ask(lane.phone.page, 'type')
    await typing
    // Real time: the kill comes at any moment of the delay after which a draft is stored.
    await sleep(random.whole(200, 1700))
    await lane.phone.kill()
    await lane.phone.start()
    const kept = (await ask(lane.phone.page, 'values', 2)) as { text: string } | null
    const [first = 0] = letters
    const lost = (letters.at(-1) ?? first) - Math.max(first, Number(kept?.text ?? 0))
    calm(lane)
    await converge(lane)
    const tooMuch = lost > LOST_MS ? [`${lost} ms of typing lost`] : []
    return [...tooMuch, ...(await judgeLane(lane, [{ mark: 1, step: 1, isSure: true }]))]
  },
}
