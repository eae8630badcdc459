import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { PASS } from '../support/server/network/fault-proxy.ts'
import type { Campaign } from './campaign.ts'
import {
  beginAnew,
  calm,
  confirm,
  converge,
  enter,
  judgeLane,
  type Lane,
  type Somebody,
  stayIn,
} from './lane.ts'
import { describeFaults, type Confirmation, compareEffects, readEffects } from './oracle.ts'
import { ask } from './phone.ts'

type Moment = 'before' | 'during' | 'after'
/**
 * Access that ends during a run:
 * - session: the session, on a host that opens sealed copies
 * - plain session: the session, on a legacy host, which takes only plain requests
 * - grant: all sessions and delivery grants
 */
type Ending = 'session' | 'plain session' | 'grant'

const ENDINGS: readonly Ending[] = ['session', 'plain session', 'grant']
const MOMENTS: readonly Moment[] = ['before', 'during', 'after']

export const expiries: Campaign = {
  fault: 7,
  name: 'session or grant ends before, during, after each step',
  runs: { short: 3, whole: 18 },
  async run(lane, _random, index) {
    const ending = ENDINGS[index % 3] ?? 'session'
    const moment = MOMENTS[(index + Math.floor(index / 3)) % 3] ?? 'before'
    lane.proxy.keepAlive = index % 2 === 0
    lane.proxy.isLegacy = ending === 'plain session'
    // Kills the app, because the page loads the settings only once.
    if (lane.phone.isOn) await lane.phone.kill()
    await beginAnew(lane)
    await enter(lane, lane.person)
    const confirmed: Confirmation[] = []
    const wrong: string[] = []
    for (const step of stepNumbers) {
      confirmed.push({ mark: step, step, isSure: true })
      wrong.push(...(await endDuring(lane, step, ending, moment)))
    }
    calm(lane)
    // Compares before isLegacy is reset: a legacy host has no operation ids, so there are no receipts to
    // compare.
    wrong.push(...(await judgeLane(lane, confirmed)))
    lane.proxy.isLegacy = false
    return wrong
  },
}

async function endDuring(
  lane: Lane,
  step: (typeof stepNumbers)[number],
  ending: Ending,
  moment: Moment,
): Promise<string[]> {
  const { page } = lane.phone
  // Signs in again if a late request of the previous step found the session expired.
  if (ending !== 'grant') await stayIn(lane)
  const end = () => endFor(lane, ending)
  let isDue = moment === 'during'
  lane.proxy.plan = async () => {
    if (isDue) await end()
    isDue = false
    return PASS
  }
  if (moment === 'before') await end()
  await confirm(lane, step, step)
  if (moment === 'after') {
    await converge(lane)
    await end()
  }
  await ask(page, 'sync')
  const isTaken = (await ask(page, 'states'))[String(step)] === 'synced'
  const effects = await readEffects(lane.server, lane.person.employeeId)
  const isThere = effects.some(({ mark }) => mark === step)
  if (ending === 'grant') await enter(lane, lane.person)
  else await stayIn(lane)
  await converge(lane)
  return isTaken && !isThere ? [`step ${step} is marked as delivered, but the server does not have it`] : []
}

async function endFor({ server, person }: Lane, ending: Ending): Promise<void> {
  if (ending === 'grant') {
    await server.db.transaction((tx) =>
      server.services.sessions.revokeAllOf(tx, person.userId, server.clock.now()),
    )
    return
  }
  await server.connection.query.query(
    `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
    [person.userId],
  )
}

export const nextPerson: Campaign = {
  fault: 8,
  name: 'A’s steps wait, B signs in; phone and kiosk',
  runs: { short: 2, whole: 100 },
  async run(lane, random, index) {
    const isKiosk = index % 2 === 1
    lane.proxy.isLegacy = false
    await beginAnew(lane)
    await setMode(lane, isKiosk ? 'kiosk' : 'personal')
    lane.proxy.plan = () => ({ kind: 'lost' })
    const first = await confirmAs(lane, lane.person, [1, 2])
    if (isKiosk && random.chance(0.5)) {
      await lane.phone.kill()
      await lane.phone.start()
    } else await ask(lane.phone.page, 'leave')
    const second = await confirmAs(lane, lane.other, [3, 4])
    const shown = await ask(lane.phone.page, 'queued')
    calm(lane)
    await converge(lane, true)
    await ask(lane.phone.page, 'sync')
    await ask(lane.phone.page, 'leave')
    await enter(lane, lane.person)
    await ask(lane.phone.page, 'sync')
    await ask(lane.phone.page, 'leave')
    await setMode(lane, 'personal')
    const own = await readEffects(lane.server, lane.person.employeeId)
    const others = await readEffects(lane.server, lane.other.employeeId)
    return [
      ...(shown.length === 2 ? [] : [`B sees ${shown.length} steps instead of 2`]),
      ...describeFaults(compareEffects(first, own)),
      ...describeFaults(compareEffects(second, others)),
    ]
  },
}

async function confirmAs(lane: Lane, person: Somebody, marks: readonly number[]): Promise<Confirmation[]> {
  await enter(lane, person)
  const confirmed: Confirmation[] = []
  for (const [at, mark] of marks.entries()) {
    const step = at === 0 ? 1 : 2
    await confirm(lane, step, mark)
    confirmed.push({ mark, step, isSure: true })
  }
  return confirmed
}

async function setMode({ phone }: Lane, mode: 'personal' | 'kiosk'): Promise<void> {
  await ask(phone.page, 'setMode', mode)
  await phone.page.reload()
  await phone.page.waitForFunction(() => 'turno' in window)
}
