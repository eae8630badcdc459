import { type DeviceKind, RENEWALS_END_MS } from '#domain/identity/session-time.ts'
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm'
import type { Database, Tx } from '../db/connection.ts'
import { deliveryGrants, sessions } from '../db/schema/access.ts'
import { users } from '../db/schema/people.ts'
import { forgetDevices } from './known-devices.ts'
import { dropOwnLinks } from './own-links.ts'
import { dropPasskeysOf } from './passkey-rows.ts'
import {
  dropProviderTokensOf,
  dropProviderTokensOfSessions,
  keepProviderToken,
  moveProviderTokens,
} from './provider-tokens.ts'
import { dropOtherSubscriptions, dropSubscriptionsOf, moveSubscriptions } from '../push/subscriptions.ts'
import { openBytes, sealBytes } from '../crypto/sealed-box.ts'
import type { ServiceSources } from '../db/sources.ts'
import { holdPerson, readGrantee, readProviderCaller, readSession, type SessionRow } from './session-rows.ts'
import { transportTexts as texts } from '../texts.ts'
import { hashToken, newToken } from './token.ts'
import type { User } from './user.ts'
import { WireFault } from '../wire/wire-fault.ts'

/** Lifetime of a delivery grant in ms. A new password or the closing of the account ends it earlier. */
const GRANT_LIFE_MS = 90 * 24 * 60 * 60 * 1000
const SUCCESSOR = 'session-successor'

export interface OpenedSession {
  id: number
  token: string
  lifeSeconds: number
}

export interface CurrentDevice {
  sessions?: number[] | undefined
  devices?: readonly string[] | undefined
  /** Credential ids of the device's passkeys. */
  passkeys?: readonly string[] | undefined
}

/** Way in which a person signed in. */
export interface SignInWay {
  /** Default: 'kiosk', whose renewals end earlier. */
  device?: DeviceKind | undefined
  /** Passkey of the sign-in; null for a password. */
  passkeyId?: number | null | undefined
}

export interface FoundSession {
  /** Ids of the session and of its successor. */
  ids: number[]
  device: DeviceKind
  passkeyId: number | null
  userId: number
}

/**
 * Sessions of users. Tokens are 256 random bits, stored as SHA-256. A renewal also stores the new token,
 * encrypted with the old one. No session state is in memory.
 */
export interface Sessions {
  open(tx: Tx, userId: number, now: Date, way?: SignInWay): Promise<OpenedSession>
  /** Returns null for an invalid token. The first use of a renewed token ends its predecessor. */
  authenticate(db: Database, token: string, now: Date): Promise<User | null>
  /** Returns null for an unknown token. */
  find(db: Database, token: string): Promise<FoundSession | null>
  /** Returns the remaining whole seconds of the token; 0 when invalid. */
  remaining(db: Database, token: string, now: Date): Promise<number>
  /**
   * Replaces the token. The old one is valid until the new one is first used, at most 60 s. Repeated requests
   * in that time, from any number of tabs, return the same new token. Renewals end at a fixed time after the
   * password sign-in (domain/identity/session-time.ts).
   * @throws WireFault EXPSESSION for an invalid token
   */
  renew(tx: Tx, token: string, now: Date): Promise<OpenedSession>
  /**
   * Ends the token's session with its predecessor and successor, their push subscriptions and their provider
   * tokens. Accepts any text.
   */
  revoke(tx: Tx, token: string, now: Date): Promise<void>
  /**
   * Ends the person's other sessions, delivery grants and push subscriptions, all provider tokens, and all
   * links that they made for themself. Returns the number of sessions that were valid.
   * @param keep device tokens of this device (known-devices.ts); all other devices are forgotten
   */
  revokeOthers(tx: Tx, userId: number, token: string, now: Date, keep?: readonly string[]): Promise<number>
  /**
   * Ends the person's sessions, delivery grants, provider tokens and links that they made for themself.
   * Forgets their devices and push subscriptions, and revokes their passkeys, except those in `here`.
   */
  revokeAllOf(tx: Tx, userId: number, now: Date, here?: CurrentDevice): Promise<void>
  /**
   * Ends the sessions and delivery grants of one passkey.
   * @param token of the session that stays; '' for none
   */
  revokeOfPasskey(tx: Tx, passkey: { id: number; userId: number }, token: string, now: Date): Promise<void>
  issueGrant(tx: Tx, userId: number, now: Date, passkeyId?: number | null): Promise<string>
  /**
   * Returns the author of a sealed request; null when the grant has ended or the password must be changed
   * first.
   */
  authenticateGrant(db: Database, grant: string, now: Date): Promise<User | null>
  /**
   * Issues a provider token. It is deleted when the requesting session ends.
   * @param token of the requesting session
   */
  issueProviderToken(db: Database | Tx, userId: number, now: Date, token?: string): Promise<string>
  authenticateProvider(db: Database, token: string, now: Date): Promise<User | null>
}

export function createSessions({ environment }: Pick<ServiceSources, 'environment'>): Sessions {
  const lifeSeconds = environment.tokenLifeSeconds
  return {
    async open(tx, userId, now, { device = 'kiosk', passkeyId = null } = {}) {
      await holdPerson(tx, userId, 'share')
      return insertSession(tx, { userId, beganAt: now, device, passkeyId }, now, lifeSeconds)
    },
    async authenticate(db, token, now) {
      const session = await readSession(db, token)
      if (session === null || session.endsAt <= now.getTime()) return null
      if (!session.isUsed) await markUsed(db, session, now)
      return session.user
    },
    find: findSession,
    async remaining(db, token, now) {
      const session = await readSession(db, token)
      return Math.max(0, Math.floor(((session?.endsAt ?? 0) - now.getTime()) / 1000))
    },
    renew: (tx, token, now) => renew(tx, token, now, lifeSeconds),
    revoke,
    revokeOthers,
    revokeAllOf,
    revokeOfPasskey,
    async issueGrant(tx, userId, now, passkeyId = null) {
      const grant = newToken()
      const expiresAt = later(now, GRANT_LIFE_MS)
      await tx
        .insert(deliveryGrants)
        .values({ userId, grantHash: hashToken(grant), createdAt: now, expiresAt, passkeyId })
      return grant
    },
    authenticateGrant: readGrantee,
    issueProviderToken: (db, userId, now, token = '') => keepProviderToken(db, userId, token, now),
    authenticateProvider: readProviderCaller,
  }
}

async function findSession(db: Database, token: string): Promise<FoundSession | null> {
  const session = await readSession(db, token)
  if (session === null) return null
  const { successor, device, passkeyId, user } = session
  // Returns both ids, because a token and its successor are one session.
  const ids = successor === null ? [session.id] : [session.id, successor.id]
  return { ids, device, passkeyId, userId: user.id }
}

interface Chain {
  userId: number
  beganAt: Date
  device: DeviceKind
  passkeyId: number | null
}

async function insertSession(tx: Tx, chain: Chain, now: Date, wantedSeconds: number): Promise<OpenedSession> {
  const token = newToken()
  const end = chain.beganAt.getTime() + RENEWALS_END_MS[chain.device]
  const expiresAt = new Date(Math.min(now.getTime() + wantedSeconds * 1000, end))
  const rows = await tx
    .insert(sessions)
    .values({ ...chain, tokenHash: hashToken(token), createdAt: now, expiresAt })
    .returning({ id: sessions.id })
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the session was not stored')
  return { token, id, lifeSeconds: secondsUntil(expiresAt, now) }
}

/**
 * Marks the first use of a session. If a one-time password opened the session, the password opens no other
 * session.
 */
async function markUsed(db: Database, session: SessionRow, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ firstUsedAt: now })
    .where(and(eq(sessions.id, session.id), isNull(sessions.firstUsedAt)))
  if (!session.user.mustChangePassword) return
  await db
    .update(users)
    .set({ oneTimeUsedAt: now })
    .where(and(eq(users.id, session.user.id), isNotNull(users.oneTimeUntil), isNull(users.oneTimeUsedAt)))
}

async function renew(tx: Tx, token: string, now: Date, lifeSeconds: number): Promise<OpenedSession> {
  const session = await holdSession(tx, token)
  if (session === null || session.endsAt <= now.getTime())
    throw new WireFault('EXPSESSION', texts.invalidToken)
  const { successor, user, beganAt, device, passkeyId } = session
  if (successor !== null) {
    const same = Buffer.from(openBytes(keyOf(token), SUCCESSOR, successor.sealed)).toString('utf8')
    return { id: successor.id, token: same, lifeSeconds: secondsUntil(successor.expiresAt, now) }
  }
  const made = await insertSession(tx, { userId: user.id, beganAt, device, passkeyId }, now, lifeSeconds)
  const successorSealed = sealBytes(keyOf(token), SUCCESSOR, Buffer.from(made.token, 'utf8'))
  await tx
    .update(sessions)
    .set({ replacedAt: now, successorId: made.id, successorSealed })
    .where(eq(sessions.id, session.id))
  await moveSubscriptions(tx, session.id, made.id)
  await moveProviderTokens(tx, session.id, made.id)
  return made
}

/**
 * Locks the rows of the person and the session, then reads the session again. The second of two concurrent
 * renewals then finds the successor that the first one made.
 */
async function holdSession(tx: Tx, token: string): Promise<SessionRow | null> {
  const found = await readSession(tx, token)
  if (found === null) return null
  await holdPerson(tx, found.user.id, 'share')
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, found.id)).for('update')
  return readSession(tx, token)
}

async function revoke(tx: Tx, token: string, now: Date): Promise<void> {
  const found = await readSession(tx, token)
  if (found === null) return
  await holdPerson(tx, found.user.id, 'no key update')
  const session = await readSession(tx, token)
  const ids = session?.successor ? [found.id, session.successor.id] : [found.id]
  const kin = or(inArray(sessions.id, ids), eq(sessions.successorId, found.id))
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(kin, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  const all = [...ids, ...ended.map(({ id }) => id)]
  await dropSubscriptionsOf(tx, all)
  await dropProviderTokensOfSessions(tx, found.user.id, all)
}

async function revokeOthers(
  tx: Tx,
  userId: number,
  token: string,
  now: Date,
  keep: readonly string[] = [],
): Promise<number> {
  await holdPerson(tx, userId, 'no key update')
  const kin = (await findSession(tx, token))?.ids ?? []
  await revokeOtherGrants(tx, userId, (await readSession(tx, token))?.beganAt ?? null, now)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), notInArray(sessions.id, kin)))
    .returning({ expiresAt: sessions.expiresAt, replacedAt: sessions.replacedAt })
  await dropProviderTokensOf(tx, userId)
  await dropOwnLinks(tx, userId)
  await dropOtherSubscriptions(tx, userId, kin)
  await forgetDevices(tx, userId, keep)
  return ended.filter((each) => each.expiresAt > now && each.replacedAt === null).length
}

async function revokeAllOf(tx: Tx, userId: number, now: Date, here: CurrentDevice = {}): Promise<void> {
  await holdPerson(tx, userId, 'no key update')
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
  await revokeOtherGrants(tx, userId, null, now)
  await dropProviderTokensOf(tx, userId)
  await dropOwnLinks(tx, userId)
  await dropOtherSubscriptions(tx, userId, here.sessions ?? [])
  await forgetDevices(tx, userId, here.devices ?? [])
  await dropPasskeysOf(tx, userId, here.passkeys)
}

async function revokeOfPasskey(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
  token: string,
  now: Date,
): Promise<void> {
  await holdPerson(tx, userId, 'no key update')
  const own = await readSession(tx, token)
  const kin = (await findSession(tx, token))?.ids ?? []
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.passkeyId, id), isNull(sessions.revokedAt), notInArray(sessions.id, [0, ...kin])))
    .returning({ id: sessions.id })
  const ids = ended.map((each) => each.id)
  await dropSubscriptionsOf(tx, ids)
  await dropProviderTokensOfSessions(tx, userId, ids)
  const { createdAt, passkeyId, revokedAt } = deliveryGrants
  // One transaction stores a session and its grant, at the same time.
  const isOther = own === null ? undefined : ne(createdAt, own.beganAt)
  await tx
    .update(deliveryGrants)
    .set({ revokedAt: now })
    .where(and(eq(passkeyId, id), isNull(revokedAt), isOther))
}

/**
 * Ends the person's delivery grants.
 * @param beganAt password sign-in of the session whose grant stays; null ends all
 */
async function revokeOtherGrants(tx: Tx, userId: number, beganAt: Date | null, now: Date): Promise<void> {
  // One transaction stores a session and its grant, at the same time.
  const isOther = beganAt === null ? undefined : ne(deliveryGrants.createdAt, beganAt)
  await tx
    .update(deliveryGrants)
    .set({ revokedAt: now })
    .where(and(eq(deliveryGrants.userId, userId), isNull(deliveryGrants.revokedAt), isOther))
}

/** Returns the secret that encrypts the successor: the old token. The database alone cannot decrypt it. */
function keyOf(token: string): Uint8Array {
  return Buffer.from(token, 'utf8')
}

function secondsUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 1000)
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
