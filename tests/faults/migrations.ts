import { setTimeout as sleep } from 'node:timers/promises'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { Random } from '../support/files/random.ts'
import type { Campaign } from './campaign.ts'
import { type Former, formerStores } from './former-schemas.ts'
import { beginAnew, calm, confirm, converge, enter, judgeLane, type Lane, stayIn } from './lane.ts'
import type { Confirmation } from './oracle.ts'
import { ask, openHarness, type Phone } from './phone.ts'
import { datosWith } from './steps.ts'
import { readVersions, slowUpgrade, upgradeBegins, type UpgradedDatabase, type Versions } from './upgrades.ts'

const DATABASES: readonly UpgradedDatabase[] = ['device', 'person']
const BEGUN_MS = 60_000

export const migrations: Campaign = {
  fault: 16,
  name: 'store of a former version, killed in mid-upgrade',
  runs: { short: 3, whole: 30 },
  async run(lane, random, index) {
    const kind: Former = index % 3 === 2 ? 'before the form' : 'first form'
    const wrong = await upgrade(lane, random, index, kind)
    return wrong.map((text) => `${kind}: ${text}`)
  },
}

async function upgrade(lane: Lane, random: Random, index: number, kind: Former): Promise<string[]> {
  const { proxy, phone } = lane
  // A legacy host cannot open sealed requests, so all waiting requests are in the person's own database.
  proxy.isLegacy = index % 5 === 4
  proxy.keepAlive = random.chance(0.5)
  if (phone.isOn) await phone.kill()
  await beginAnew(lane)
  // A worker opens the device's database when it starts, and would upgrade it before the page does.
  await ask(phone.page, 'removeWorker')
  await enter(lane, lane.person)
  await ask(phone.page, 'forgetDrafts')
  proxy.plan = () => ({ kind: 'lost' })
  const held = kind === 'first form' ? await fill(lane, random) : { confirmed: [], typed: [] }
  await ask(phone.page, 'becomeFormer', kind)
  await phone.kill()
  // In half of the runs, the new app can send waiting requests at once, so that a kill may interrupt them.
  const isLost = random.chance(0.5)
  if (!isLost) calm(lane)
  const wrong = await killInUpgrades(lane, random, kind)
  await openHarness(phone.page, proxy.url)
  const waiting = await ask(phone.page, 'pending')
  if (isLost && waiting !== held.confirmed.length)
    wrong.push(`${waiting} of ${held.confirmed.length} confirmed steps wait`)
  await stayIn(lane)
  wrong.push(...(await compare(phone, held)), ...(await deliver(lane, held)))
  proxy.isLegacy = false
  return wrong
}

interface Held {
  confirmed: Confirmation[]
  typed: StepNumber[]
}

async function fill(lane: Lane, random: Random): Promise<Held> {
  const steps = [1, 2, 3, 4, 5, 6] as const
  const count = random.whole(1, steps.length - 1)
  const confirmed = steps.slice(0, count).map((step) => ({ mark: step, step, isSure: true }))
  for (const { step, mark } of confirmed) await confirm(lane, step, mark)
  const typed = steps.slice(count, random.whole(count + 1, steps.length))
  for (const step of typed) await ask(lane.phone.page, 'keepDraft', step, datosWith(step, step))
  return { confirmed, typed }
}

/**
 * Opens the app and kills it one to three times; at least one kill interrupts an upgrade. Leaves the phone
 * on, without the app.
 * @returns the faults found
 */
async function killInUpgrades(lane: Lane, random: Random, kind: Former): Promise<string[]> {
  const { phone, proxy } = lane
  const former = formerStores[kind]
  const most = random.whole(1, 3)
  let interrupted = 0
  const found: string[] = []
  let versions = await switchOn(phone)
  for (let kills = 0; kills < most; kills += 1) {
    const due = DATABASES.filter((each) => versions[each] === former[each].version)
    if (due.length === 0) {
      found.push(JSON.stringify(versions))
      break
    }
    const database = random.pick(due)
    const heldMs = kills === 0 ? BEGUN_MS : random.whole(40, 400)
    await slowUpgrade(phone.page, database, heldMs)
    const begins = upgradeBegins(phone.page, BEGUN_MS)
    const opens = openHarness(phone.page, proxy.url).catch(() => undefined)
    const hasBegun = await begins
    // Real time: the kill comes at any moment of the upgrade.
    await sleep(random.whole(0, kills === 0 ? 400 : heldMs + 60))
    await phone.kill()
    await opens
    versions = await switchOn(phone)
    if (!hasBegun)
      return [`the upgrade of the ${database} database did not begin: ${JSON.stringify(versions)}`]
    if (versions[database] === former[database].version) interrupted += 1
    else found.push(`${database} ${versions[database]}`)
  }
  return interrupted > 0 ? [] : [`never killed in mid-upgrade, found ${found.join(', ')}`]
}

async function switchOn(phone: Phone): Promise<Versions> {
  await phone.startBlank()
  return readVersions(phone)
}

async function compare({ page }: Phone, { confirmed, typed }: Held): Promise<string[]> {
  const wrong: string[] = []
  for (const step of [...confirmed.map((each) => each.step), ...typed]) {
    const values = await ask(page, 'values', step)
    if (JSON.stringify(values) !== JSON.stringify(datosWith(step, step)))
      wrong.push(`step ${step} holds ${JSON.stringify(values)}`)
  }
  const states = await ask(page, 'states')
  const sent = typed.filter((step) => states[String(step)] !== 'draft')
  return [...wrong, ...sent.map((step) => `step ${step} is no draft any more`)]
}

async function deliver(lane: Lane, { confirmed, typed }: Held): Promise<string[]> {
  calm(lane)
  const later = confirmed.length + typed.length > 0 ? typed : [1 as const]
  for (const step of later) await confirm(lane, step, step)
  await converge(lane)
  return judgeLane(lane, [...confirmed, ...later.map((step) => ({ mark: step, step, isSure: true }))])
}
