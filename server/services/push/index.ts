import { createPublicKey } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import * as operations from '#contract/notifications/push.ts'
import type { PushPreferences } from '#contract/notifications/push.ts'
import { switchableKinds } from '#domain/notifications/notification-kinds.ts'
import { quietHoursOfShift } from '#domain/notifications/quiet-hours.ts'
import type { Tx } from '../../db/connection.ts'
import { pushPreferences, pushSubscriptions } from '../../db/schema/notifications.ts'
import { employees } from '../../db/schema/people.ts'
import { leadsInside, mayBeOutsideAddress } from '../../push/public-address.ts'
import { keepSubscription, removeSubscription } from '../../push/subscriptions.ts'
import { defineService, staged } from '../../operations/service.ts'
import { holdPerson, readSession } from '../../identity/session-rows.ts'
import { transportTexts } from '../../texts.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { queuePushes } from '../notifications/notify.ts'
import { defaultPreferences } from '../notifications/preferences.ts'
import { pushTexts as texts } from '../notifications/texts.ts'

const BETWEEN_TESTS_MS = 10_000

/** Resolves the host's name outside the transaction. */
const subscribePush = staged<typeof operations.subscribePush>()({
  async prepare({ endpoint, p256dh }, { services }) {
    const { pushLoopback } = services.environment
    const isGood = mayBeOutsideAddress(endpoint, pushLoopback) && isPoint(p256dh)
    if (!isGood || (!pushLoopback && (await leadsInside(endpoint)))) {
      throw new WireFault('ERROR', texts.badAddress)
    }
    return null
  },
  async run({ endpoint, p256dh, auth }, { tx, user, token, clock }) {
    // The lock orders this call and a simultaneous sign-out. Either the sign-out removes the subscription, or
    // this call finds the session ended.
    await holdPerson(tx, user.id, 'share')
    const now = clock.now()
    const session = await readSession(tx, token)
    if (session === null || session.endsAt <= now.getTime()) {
      throw new WireFault('EXPSESSION', transportTexts.invalidToken, 401)
    }
    const sessionId = session.successor?.id ?? session.id
    const bare = { endpoint, p256dh: p256dh.replace('=', ''), auth: auth.replaceAll('=', '') }
    await keepSubscription(tx, bare, { userId: user.id, sessionId, now })
    return { status: 'OK' }
  },
  finish: async (answer) => answer,
})

const service = defineService(operations, {
  subscribePush,

  async unsubscribePush({ endpoint }, { tx, user }) {
    await removeSubscription(tx, user.id, endpoint)
    return { status: 'OK' }
  },

  readPushPreferences: (_input, { tx, user }) => readPreferences(tx, user),

  async savePushPreferences({ tipos, silencio }, { tx, user }) {
    const known: string[] = switchableKinds(rolesOf(user))
    const stored = await storedPreferences(tx, user.id)
    const off = new Set(stored?.offKinds ?? [])
    for (const { tipo, activo } of tipos.filter((each) => known.includes(each.tipo))) {
      if (activo) off.delete(tipo)
      else off.add(tipo)
    }
    const fields = {
      offKinds: [...off],
      quietMode: silencio.modo,
      quietFrom: silencio.desde,
      quietTo: silencio.hasta,
    }
    await tx
      .insert(pushPreferences)
      .values({ userId: user.id, ...fields })
      .onConflictDoUpdate({ target: pushPreferences.userId, set: fields })
    return readPreferences(tx, user)
  },

  async testPush(_input, { tx, user, clock, services }) {
    // Locks the person, so that simultaneous test pushes find each other.
    await holdPerson(tx, user.id, 'no key update')
    const now = clock.now()
    const stored = await storedPreferences(tx, user.id)
    const last = stored?.testedAt?.getTime() ?? 0
    if (now.getTime() - last < BETWEEN_TESTS_MS) throw new WireFault('ERROR', texts.testedJustNow)
    const dispositivos = await countDevices(tx, user.id)
    if (dispositivos === 0) throw new WireFault('ERROR', texts.noDevice)
    await tx
      .insert(pushPreferences)
      .values({ userId: user.id, testedAt: now })
      .onConflictDoUpdate({ target: pushPreferences.userId, set: { testedAt: now } })
    await queuePushes(tx, 'test', new Map([[user.id, null]]), now)
    await services.jobs.add(tx, 'push', now)
    return { status: 'OK', dispositivos }
  },
})

export { service as push }

/** An invalid key is refused here, where the client can still show an error. */
function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'))
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
    return true
  } catch {
    // createPublicKey throws for a point that is not on the curve.
    return false
  }
}

function rolesOf(user: User) {
  const isEmployee = user.employeeId !== null && !user.isCandidate
  return { isEmployee, isLeader: isEmployee && user.isLeader }
}

async function storedPreferences(tx: Tx, userId: number) {
  const [row] = await tx.select().from(pushPreferences).where(eq(pushPreferences.userId, userId))
  return row
}

async function countDevices(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ devices: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  return Number(row?.devices ?? 0)
}

async function readPreferences(tx: Tx, user: User): Promise<PushPreferences> {
  const stored = await storedPreferences(tx, user.id)
  const { quietMode, quietFrom, quietTo } = stored ?? defaultPreferences
  const [person] = await tx
    .select({ shift: employees.shift })
    .from(employees)
    .where(eq(employees.id, user.employeeId ?? 0))
  const { from, to } = quietHoursOfShift(person?.shift ?? 0)
  return {
    status: 'OK',
    tipos: switchableKinds(rolesOf(user)).map((tipo) => ({
      tipo,
      activo: !(stored?.offKinds.includes(tipo) ?? false),
    })),
    silencio: { modo: quietMode, desde: quietFrom, hasta: quietTo },
    turno: { desde: from, hasta: to },
    dispositivos: await countDevices(tx, user.id),
  }
}
