import { setTimeout as sleep } from 'node:timers/promises'
import { saveStep } from '#contract/documents/documents.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { PASS } from '../support/server/network/fault-proxy.ts'
import { openSession } from '../support/server/people.ts'
import { sendOperation } from '../support/server/network/raw-call.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, CONVERGE_MS, converge, enter, judgeLane, type Lane } from './lane.ts'
import { type Confirmation, readEffects } from './oracle.ts'
import { ask } from './phone.ts'
import { datosWith } from './steps.ts'

const TYPED: StepNumber = 6

export const leftWork: Campaign = {
  fault: 21,
  name: 'signed out with work unsent; killed in between',
  runs: { short: 1, whole: 20 },
  async run(lane, random, index) {
    const { phone, proxy } = lane
    proxy.isLegacy = index % 2 === 1
    proxy.keepAlive = random.chance(0.5)
    if (phone.isOn) await phone.kill()
    await beginAnew(lane)
    await enter(lane, lane.person)
    proxy.plan = () => ({ kind: 'lost' })
    const confirmed: Confirmation[] = []
    const last = random.whole(1, 4) as StepNumber
    for (let step = 1; step <= last; step += 1) {
      await confirm(lane, step as StepNumber, step)
      confirmed.push({ mark: step, step: step as StepNumber, isSure: true })
    }
    const typed = datosWith(TYPED, 900 + index)
    await ask(phone.page, 'draft', TYPED, typed)
    const leaving = ask(phone.page, 'leave').catch(() => undefined)
    if (random.chance(0.5)) {
      // Real time: the phone is killed at any moment of the sign-out.
      await sleep(random.whole(0, 250))
      await phone.kill()
      await phone.start()
    }
    await leaving
    if (random.chance(0.4)) {
      await enter(lane, lane.other)
      await ask(phone.page, 'leave')
    }
    if ((await ask(phone.page, 'phase')) !== 'open') await enter(lane, lane.person)
    const kept = JSON.stringify(await ask(phone.page, 'values', TYPED))
    calm(lane)
    await converge(lane)
    const wrong = await judgeLane(lane, confirmed)
    proxy.isLegacy = false
    return [...(kept === JSON.stringify(typed) ? [] : [`the draft changed to ${kept}`]), ...wrong]
  },
}

export const refusedBehind: Campaign = {
  fault: 22,
  name: 'a refused copy without its record holds up nothing',
  runs: { short: 1, whole: 20 },
  async run(lane, random) {
    const { phone, proxy } = lane
    proxy.isLegacy = false
    proxy.keepAlive = random.chance(0.5)
    await beginAnew(lane)
    await enter(lane, lane.person)
    if (random.chance(0.5)) proxy.plan = () => ({ kind: 'late', ms: random.whole(0, 60) })
    else proxy.plan = () => ({ kind: 'lost' })
    await ask(phone.page, 'confirm', 1, {})
    // Real time: the store is lost at any moment of the delivery.
    await sleep(random.whole(0, 400))
    await ask(phone.page, 'leave')
    await ask(phone.page, 'loseStores')
    if (random.chance(0.3)) {
      await phone.kill()
      await phone.start()
    }
    calm(lane)
    await enter(lane, lane.person)
    const confirmed: Confirmation[] = []
    for (const step of [2, 3] as const) {
      await confirm(lane, step, step)
      confirmed.push({ mark: step, step, isSure: true })
    }
    await until('both steps have arrived', async () => {
      await ask(phone.page, 'sync')
      return (await readEffects(lane.server, lane.person.employeeId)).length === 2
    })
    const wrong = await judgeLane(lane, confirmed)
    // Discards the stray requests as their author, so that none remains for the next run.
    await ask(phone.page, 'dropStrays')
    return wrong
  },
}

export const otherDevice: Campaign = {
  fault: 23,
  name: 'another device saved it meanwhile: both are shown',
  runs: { short: 1, whole: 20 },
  async run(lane, random) {
    const { phone, proxy, server, person } = lane
    proxy.isLegacy = false
    proxy.keepAlive = random.chance(0.5)
    await beginAnew(lane)
    await enter(lane, person)
    const step = random.whole(1, 6) as StepNumber
    const isKnown = random.chance(0.5)
    const confirmed: Confirmation[] = []
    const say = async (mark: number) => {
      const problem = await ask(phone.page, 'confirmOn', step, datosWith(step, mark))
      if (problem !== '') throw new Error(`step ${step} was not kept: ${problem}`)
    }
    if (isKnown) {
      await say(1)
      confirmed.push({ mark: 1, step, isSure: true })
      await converge(lane)
    }
    proxy.plan = () => ({ kind: 'lost' })
    await say(2)
    await sleep(random.whole(0, 200))
    await saveElsewhere(lane, step, 3)
    confirmed.push({ mark: 3, step, isSure: true })
    if (random.chance(0.3)) {
      await phone.kill()
      await phone.start()
    }
    const faults = random.fork()
    proxy.plan = () => (faults.chance(0.4) ? { kind: 'answer-cut', head: faults.next(), body: 0 } : PASS)
    await until('the author is asked', async () => {
      // Retries at once, because after repeated cuts the app waits longer than this campaign does.
      await ask(phone.page, 'retry')
      return (await ask(phone.page, 'states'))[String(step)] === 'conflict'
    })
    const early = (await readEffects(server, person.employeeId)).some(({ mark }) => mark === 2)
    const side = random.chance(0.5) ? 'mine' : 'stored'
    const isChosen = await ask(phone.page, 'choose', step, side)
    if (side === 'mine') confirmed.push({ mark: 2, step, isSure: true })
    calm(lane)
    await until('the choice has arrived', async () => {
      await ask(phone.page, 'sync')
      return (await ask(phone.page, 'states'))[String(step)] === 'synced'
    })
    const marks = (await readEffects(server, person.employeeId)).map(({ mark }) => mark)
    const wanted = confirmed.map(({ mark }) => mark)
    return [
      ...(early ? ['the other device’s save was overwritten before the author chose'] : []),
      ...(isChosen ? [] : [`"${side}" could not be chosen`]),
      ...(String(marks) === String(wanted)
        ? []
        : [`the server has ${marks.join(' ')}, wanted ${wanted.join(' ')}`]),
    ]
  },
}

export const unheardReason: Campaign = {
  fault: 24,
  name: 'a refusal whose reason got lost is asked for again',
  runs: { short: 1, whole: 20 },
  async run(lane, random) {
    const { phone, proxy } = lane
    proxy.isLegacy = false
    proxy.keepAlive = random.chance(0.5)
    await beginAnew(lane)
    await enter(lane, lane.person)
    const faults = random.fork()
    let lost = random.whole(1, 4)
    let isFirst = true
    proxy.plan = () => {
      if (isFirst) {
        isFirst = false
        return PASS
      }
      lost -= 1
      return lost < 0 ? PASS : faults.pick([{ kind: 'lost' }, { kind: 'busy', seconds: 1 }] as const)
    }
    await ask(phone.page, 'confirm', 2, {})
    await until('the step is known to be refused', async () => {
      await ask(phone.page, 'sync')
      return (await ask(phone.page, 'states'))['2'] === 'rejected'
    })
    if (random.chance(0.3)) {
      await phone.kill()
      await phone.start()
    }
    await until('the reason is known', async () => {
      // Syncs without a manual retry: the app itself must ask for the reason.
      await ask(phone.page, 'sync')
      return (await ask(phone.page, 'reason', 2)) !== ''
    })
    calm(lane)
    await confirm(lane, 2, 2)
    await converge(lane)
    return judgeLane(lane, [{ mark: 2, step: 2, isSure: true }])
  },
}

async function saveElsewhere({ server, person }: Lane, step: StepNumber, mark: number): Promise<void> {
  const token = await openSession(server, person.login)
  const answer = await sendOperation(server, saveStep, { bandera: step, datos: datosWith(step, mark) }, token)
  if (answer.http !== 200) throw new Error(`the save of the other device returned ${answer.http}`)
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const started = Date.now()
  while (!(await isSo())) {
    if (Date.now() - started > CONVERGE_MS)
      throw new Error(`still waiting after ${CONVERGE_MS / 1000} s: ${what}`)
    await sleep(100)
  }
}
