import { setTimeout as sleep } from 'node:timers/promises'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { Fault } from '../support/server/network/fault-proxy.ts'
import type { Random } from '../support/files/random.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, converge, enter, judgeLane, type Lane, stayIn } from './lane.ts'
import type { Confirmation } from './oracle.ts'

export const killsWithDedupe: Campaign = {
  fault: 1,
  name: 'SIGKILL schedules, seven steps, faulty network',
  runs: { short: 5, whole: 200 },
  run: (lane, random, index) => schedule(lane, random, index, false),
}

export const killsWithoutDedupe: Campaign = {
  fault: 2,
  name: 'the same, host without operation ids',
  runs: { short: 2, whole: 60 },
  run: (lane, random, index) => schedule(lane, random, index, true),
}

async function schedule(lane: Lane, random: Random, index: number, isLegacy: boolean): Promise<string[]> {
  const { proxy } = lane
  proxy.keepAlive = index % 2 === 0
  if (proxy.isLegacy !== isLegacy) {
    // Kills the app, because the page loads the settings only once.
    proxy.isLegacy = isLegacy
    await lane.phone.kill().catch(() => undefined)
  }
  await beginAnew(lane)
  await enter(lane, lane.person)
  const faults = random.fork()
  proxy.plan = () => nextFault(faults, isLegacy)
  const confirmed = await work(lane, random, isLegacy)
  calm(lane)
  await converge(lane)
  return await judgeLane(lane, confirmed)
}

function planOf(random: Random): StepNumber[] {
  return stepNumbers.flatMap((step) => {
    const again = random.chance(0.35) ? [random.whole(1, step) as StepNumber] : []
    return step === 7 && again[0] === 7 ? [step] : step === 7 ? [...again, step] : [step, ...again]
  })
}

async function work(lane: Lane, random: Random, isLegacy: boolean): Promise<Confirmation[]> {
  const plan = planOf(random)
  const kills = new Set(Array.from({ length: random.whole(1, 2) }, () => random.whole(0, plan.length - 1)))
  const confirmed: Confirmation[] = []
  for (const [at, step] of plan.entries()) {
    let isKillDue = kills.has(at)
    for (let isSure = false; !isSure; ) {
      // On a legacy host, a fault may have ended the session since the previous step.
      if (isLegacy) await stayIn(lane)
      const entry: Confirmation = { mark: confirmed.length + 1, step, isSure: false }
      confirmed.push(entry)
      if (isKillDue) isSure = await confirmAndDie(lane, random, entry)
      else {
        await confirm(lane, step, entry.mark)
        isSure = true
      }
      entry.isSure = isSure
      isKillDue = false
    }
    await sleep(random.whole(0, 120))
  }
  return confirmed
}

/** @returns whether the phone reported the step as stored */
async function confirmAndDie(lane: Lane, random: Random, { step, mark }: Confirmation): Promise<boolean> {
  const isDuring = random.chance(0.5)
  const said = confirm(lane, step, mark).then(
    () => true,
    () => false,
  )
  if (!isDuring) await said
  // Real time: the kill comes at any moment.
  await sleep(random.whole(0, isDuring ? 30 : 600))
  await lane.phone.kill()
  const isSure = await said
  await lane.phone.start()
  return isSure
}

export function nextFault(random: Random, isLegacy: boolean): Fault {
  const dice = random.next()
  if (dice < 0.5) return { kind: 'pass' }
  if (dice < 0.58) return { kind: 'lost' }
  if (dice < 0.62) return { kind: 'broken-off', share: random.next() }
  if (dice < 0.68) return { kind: 'while-working', ms: random.whole(0, 12) }
  if (dice < 0.75) return { kind: 'answer-cut', head: 0, body: 0 }
  if (dice < 0.8)
    return { kind: 'answer-cut', head: random.chance(0.5) ? random.next() : 1, body: random.next() }
  if (dice < 0.86) return { kind: 'late', ms: random.whole(20, 600) }
  if (dice < 0.9) return { kind: 'busy', seconds: random.whole(0, 1) }
  if (dice < 0.93) return { kind: 'expired', status: random.chance(0.5) || isLegacy ? 200 : 401 }
  // Repeats nothing on a legacy host, which cannot recognize a repeated request without operation ids.
  if (isLegacy) return { kind: 'pass' }
  return { kind: 'repeated', times: random.whole(2, 5), spreadMs: random.whole(0, 1500) }
}
