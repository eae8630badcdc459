import { setTimeout as sleep } from 'node:timers/promises'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { type Fault, PASS } from '../support/server/network/fault-proxy.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, confirm, CONVERGE_MS, converge, enter, judgeLane } from './lane.ts'
import { type Confirmation, readEffects } from './oracle.ts'
import { ask } from './phone.ts'
import { datosWith } from './steps.ts'

const CUTS: readonly Fault[] = [
  { kind: 'lost' },
  { kind: 'broken-off', share: 0.01 },
  { kind: 'broken-off', share: 0.25 },
  { kind: 'broken-off', share: 0.5 },
  { kind: 'broken-off', share: 0.99 },
  { kind: 'while-working', ms: 0 },
  { kind: 'while-working', ms: 1 },
  { kind: 'while-working', ms: 2 },
  { kind: 'while-working', ms: 4 },
  { kind: 'while-working', ms: 8 },
  { kind: 'while-working', ms: 16 },
  { kind: 'answer-cut', head: 0, body: 0 },
  { kind: 'answer-cut', head: 0.01, body: 0 },
  { kind: 'answer-cut', head: 0.1, body: 0 },
  { kind: 'answer-cut', head: 0.5, body: 0 },
  { kind: 'answer-cut', head: 0.99, body: 0 },
  { kind: 'answer-cut', head: 1, body: 0 },
  { kind: 'answer-cut', head: 1, body: 0.25 },
  { kind: 'answer-cut', head: 1, body: 0.6 },
  { kind: 'answer-cut', head: 1, body: 0.97 },
]

export const cutPoints: Campaign = {
  fault: 3,
  name: 'cut at 20 points, nobody presses retry',
  runs: { short: 3, whole: 20 },
  async run(lane, random, index) {
    const cut = CUTS[(index * 7 + 11) % CUTS.length] ?? PASS
    lane.proxy.isLegacy = false
    lane.proxy.keepAlive = index % 2 === 0
    await beginAnew(lane)
    await enter(lane, lane.person)
    // Sends one request first, so that the next one may reuse its connection.
    await confirm(lane, 1, 1)
    await converge(lane)
    let left = random.whole(1, 2)
    lane.proxy.plan = () => {
      left -= 1
      return left >= 0 ? cut : PASS
    }
    await confirm(lane, 2, 2)
    const ms = await converge(lane, true)
    const confirmed: Confirmation[] = [
      { mark: 1, step: 1, isSure: true },
      { mark: 2, step: 2, isSure: true },
    ]
    const late = ms > CONVERGE_MS ? [`converged after ${ms} ms`] : []
    return [...late, ...(await judgeLane(lane, confirmed))]
  },
}

const REQUESTS = { short: 24, whole: 250 }

export const repeats: Campaign = {
  fault: 4,
  name: 'each request 2–5 times, reordered',
  runs: { short: 1, whole: 2 },
  async run(lane, random, _index, isWhole) {
    lane.proxy.isLegacy = false
    lane.proxy.keepAlive = random.chance(0.5)
    await beginAnew(lane)
    await enter(lane, lane.person)
    const faults = random.fork()
    lane.proxy.plan = () => ({ kind: 'repeated', times: faults.whole(2, 5), spreadMs: faults.whole(0, 400) })
    const confirmed: Confirmation[] = []
    const count = isWhole ? REQUESTS.whole : REQUESTS.short
    for (let mark = 1; mark <= count; mark += 1) {
      const step = (((mark - 1) % 6) + 1) as StepNumber
      confirmed.push({ mark, step, isSure: true })
      await ask(lane.phone.page, 'confirm', step, datosWith(step, mark))
      // Delivers everything first: confirming a waiting step again would replace its request instead of
      // adding one.
      if (step === 6) await converge(lane)
    }
    await converge(lane)
    const effects = await readEffects(lane.server, lane.person.employeeId)
    const missing = effects.length === count ? [] : [`${effects.length} effects of ${count} requests`]
    return [...missing, ...(await judgeLane(lane, confirmed))]
  },
}

export const refusals: Campaign = {
  fault: 17,
  name: 'a step refused: later ones wait, it is corrected',
  runs: { short: 1, whole: 20 },
  async run(lane, random, index) {
    lane.proxy.isLegacy = false
    lane.proxy.keepAlive = index % 2 === 0
    await beginAnew(lane)
    await enter(lane, lane.person)
    const { page } = lane.phone
    const refused = index === 0 ? 3 : (random.whole(1, 6) as StepNumber)
    const confirmed: Confirmation[] = []
    // No pause between confirmations: when the refusal arrives, some requests wait and some are in flight.
    lane.proxy.plan = () => ({ kind: 'late', ms: random.whole(0, 40) })
    for (const step of [1, 2, 3, 4, 5, 6, 7] as const) {
      const mark = confirmed.length + 1
      if (step === refused) await ask(page, 'confirm', step, {})
      else {
        await confirm(lane, step, mark)
        confirmed.push({ mark, step, isSure: true })
      }
    }
    const states = () => ask(page, 'states')
    const started = Date.now()
    while ((await states())[String(refused)] !== 'rejected') {
      if (Date.now() - started > CONVERGE_MS) throw new Error(`step ${refused} was never refused`)
      await sleep(50)
    }
    const stuck = await states()
    const wrong = Object.entries(stuck).flatMap(([step, state]) => {
      const wanted = Number(step) < refused ? 'synced' : Number(step) > refused ? 'queued' : 'rejected'
      return state === wanted ? [] : [`step ${step} is ${state} after step ${refused} was refused`]
    })
    const mark = confirmed.length + 1
    await confirm(lane, refused, mark)
    confirmed.push({ mark, step: refused, isSure: true })
    await converge(lane, true)
    return [...wrong, ...(await judgeLane(lane, confirmed, false))]
  },
}
