import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Database, Tx } from './db/connect.ts'
import { deliveryGrants, providerTokens, sessions } from './db/schema/access.ts'
import { forgetDevices } from './known-devices.ts'
import { dropOtherSubscriptions, dropSubscriptionsOf, moveSubscriptions } from './push/subscriptions.ts'
import { openBytes, sealBytes } from './sealed-box.ts'
import type { ServiceSources } from './services.ts'
import { holdPerson, readGrantee, readProviderCaller, readSession, type SessionRow } from './session-rows.ts'
import { transportTexts as texts } from './texts.ts'
import { hashToken, newToken } from './token.ts'
import type { User } from './user.ts'
import { WireFault } from './wire-fault.ts'

/** By the server's clock; a password change or an administrator ends it earlier (offline.md, sealed delivery). */
const GRANT_LIFE_MS = 90 * 24 * 60 * 60 * 1000
const PROVIDER_TOKEN_LIFE_MS = 5 * 60 * 1000
const SUCCESSOR = 'session-successor'

export interface OpenedSession {
  token: string
  lifeSeconds: number
}

/** Tokens are random 256 bits and stand in the database as SHA-256 only. Nothing of a session is kept in memory. */
export interface Sessions {
  open(tx: Tx, userId: number, now: Date): Promise<OpenedSession>
  /** Null for any token that does not work now; the first use of a renewed token ends its predecessor. */
  authenticate(db: Database, token: string, now: Date): Promise<User | null>
  /** Whole seconds that the token has left; 0 when it does not work. */
  remaining(db: Database, token: string, now: Date): Promise<number>
  /**
   * Rotates: the old token works until the new one is first used, 60 s at most (decision 10). Asked again in that
   * time, from however many tabs, it answers the same new token.
   * @throws WireFault EXPSESSION when the token does not work any more
   */
  renew(tx: Tx, token: string, now: Date): Promise<OpenedSession>
  /** Ends the token's session with what a renewal has made of it. Any text will do. */
  revoke(tx: Tx, token: string, now: Date): Promise<void>
  /**
   * Ends the person's sessions but the one of the token, and the provider tokens that they have asked for; what was
   * sealed on another device is still delivered. Counts those that worked until now.
   * @param keep what this device was given (known-devices.ts): every other one is a stranger's from now on
   */
  revokeOthers(tx: Tx, userId: number, token: string, now: Date, keep?: readonly string[]): Promise<number>
  /** Sessions, delivery grants, provider tokens and known devices of the person. @param keep as above */
  revokeAllOf(tx: Tx, userId: number, now: Date, keep?: readonly string[]): Promise<void>
  issueGrant(tx: Tx, userId: number, now: Date): Promise<string>
  /** The author of a sealed request; null when the grant has ended, or the password must be changed first. */
  authenticateGrant(db: Database, grant: string, now: Date): Promise<User | null>
  issueProviderToken(db: Database | Tx, userId: number, now: Date): Promise<string>
  authenticateProvider(db: Database, token: string, now: Date): Promise<User | null>
}

export function createSessions({ environment }: Pick<ServiceSources, 'environment'>): Sessions {
  const lifeSeconds = environment.tokenLifeSeconds
  return {
    async open(tx, userId, now) {
      await holdPerson(tx, userId, 'share')
      const { token } = await insertSession(tx, userId, now, lifeSeconds)
      return { token, lifeSeconds }
    },
    async authenticate(db, token, now) {
      const session = await readSession(db, token)
      if (session === null || session.endsAt <= now.getTime()) return null
      if (!session.isUsed) await markUsed(db, session.id, now)
      return session.user
    },
    async remaining(db, token, now) {
      const session = await readSession(db, token)
      return Math.max(0, Math.floor(((session?.endsAt ?? 0) - now.getTime()) / 1000))
    },
    renew: (tx, token, now) => renew(tx, token, now, lifeSeconds),
    revoke,
    revokeOthers,
    revokeAllOf,
    async issueGrant(tx, userId, now) {
      const grant = newToken()
      const expiresAt = later(now, GRANT_LIFE_MS)
      await tx
        .insert(deliveryGrants)
        .values({ userId, grantHash: hashToken(grant), createdAt: now, expiresAt })
      return grant
    },
    authenticateGrant: readGrantee,
    async issueProviderToken(db, userId, now) {
      const token = newToken()
      const expiresAt = later(now, PROVIDER_TOKEN_LIFE_MS)
      await db.insert(providerTokens).values({ userId, tokenHash: hashToken(token), expiresAt })
      return token
    },
    authenticateProvider: readProviderCaller,
  }
}

async function insertSession(
  tx: Tx,
  userId: number,
  now: Date,
  lifeSeconds: number,
): Promise<{ token: string; id: number }> {
  const token = newToken()
  const rows = await tx
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: later(now, lifeSeconds * 1000),
    })
    .returning({ id: sessions.id })
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the session was not kept')
  return { token, id }
}

async function markUsed(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ firstUsedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.firstUsedAt)))
}

async function renew(tx: Tx, token: string, now: Date, lifeSeconds: number): Promise<OpenedSession> {
  const session = await holdSession(tx, token)
  if (session === null || session.endsAt <= now.getTime())
    throw new WireFault('EXPSESSION', texts.invalidToken)
  const { successor } = session
  if (successor !== null) {
    const same = Buffer.from(openBytes(keyOf(token), SUCCESSOR, successor.sealed)).toString('utf8')
    return { token: same, lifeSeconds: Math.floor((successor.expiresAt.getTime() - now.getTime()) / 1000) }
  }
  const made = await insertSession(tx, session.user.id, now, lifeSeconds)
  const successorSealed = sealBytes(keyOf(token), SUCCESSOR, Buffer.from(made.token, 'utf8'))
  await tx
    .update(sessions)
    .set({ replacedAt: now, successorId: made.id, successorSealed })
    .where(eq(sessions.id, session.id))
  await moveSubscriptions(tx, session.id, made.id)
  return { token: made.token, lifeSeconds }
}

/** Reads again after both rows are held: of renewals at once the later ones find the successor of the first. */
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
  // offline.md, "Notifications": unsubscribed at logout.
  await dropSubscriptionsOf(tx, [...ids, ...ended.map(({ id }) => id)])
}

async function revokeOthers(
  tx: Tx,
  userId: number,
  token: string,
  now: Date,
  keep: readonly string[] = [],
): Promise<number> {
  await holdPerson(tx, userId, 'no key update')
  const own = await readSession(tx, token)
  // A token that is being renewed and its successor are one session.
  const kin = [own?.id, own?.successor?.id].filter((id) => id !== undefined)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), notInArray(sessions.id, kin)))
    .returning({ expiresAt: sessions.expiresAt, replacedAt: sessions.replacedAt })
  await tx.delete(providerTokens).where(eq(providerTokens.userId, userId))
  await dropOtherSubscriptions(tx, userId, kin)
  await forgetDevices(tx, userId, keep)
  return ended.filter((each) => each.expiresAt > now && each.replacedAt === null).length
}

async function revokeAllOf(tx: Tx, userId: number, now: Date, keep: readonly string[] = []): Promise<void> {
  await holdPerson(tx, userId, 'no key update')
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
  await tx
    .update(deliveryGrants)
    .set({ revokedAt: now })
    .where(and(eq(deliveryGrants.userId, userId), isNull(deliveryGrants.revokedAt)))
  await tx.delete(providerTokens).where(eq(providerTokens.userId, userId))
  await dropOtherSubscriptions(tx, userId, [])
  await forgetDevices(tx, userId, keep)
}

/** The old token itself opens its successor; the database alone does not. */
function keyOf(token: string): Uint8Array {
  return Buffer.from(token, 'utf8')
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
