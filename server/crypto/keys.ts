import { and, eq, isNull } from 'drizzle-orm'
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '../db/connection.ts'
import { serverKeys } from '../db/schema/access.ts'
import { EnvironmentError } from '../environment.ts'
import { SealBrokenError } from './sealed-box.ts'
import { loadSecret, type Secret } from './secret.ts'
import type { ServiceSources } from '../db/sources.ts'
import { secretTexts as texts } from '../texts.ts'
import { readVapidKeys, type VapidKeys } from './vapid-keys.ts'

/** Algorithm with which the app encrypts requests for the server (offline.md, sealed delivery). */
const DELIVERY_ALGORITHM = 'ECDH-ES'
const PURPOSE = 'server-key:delivery'

/** Age in ms above which a start replaces the delivery key. The old key still opens requests for 90 days. */
const KEY_LIFE_MS = 90 * 24 * 60 * 60 * 1000

export interface ServerKeys {
  publicDeliveryKey(): Record<string, unknown>
  /** Returns the private key for the header's `kid`; null for an unknown or expired key. */
  deliveryKey(kid: string): Promise<CryptoKey | null>
  /**
   * Key that signs pushes, with its public part in /config.json. The key never changes, because subscriptions
   * depend on it.
   */
  vapid: VapidKeys
  /** Encrypts with a key derived from the server's secret. The database alone cannot decrypt the result. */
  seal(purpose: string, plain: Uint8Array): Uint8Array
  /** @throws SealBrokenError */
  open(purpose: string, box: Uint8Array): Uint8Array
  /**
   * Returns a hash keyed by the server's secret. Without the secret nobody can find a short text by trying
   * all texts.
   */
  fingerprint(purpose: string, text: string): string
}

type StoredKey = typeof serverKeys.$inferSelect

/**
 * Reads the server's keys. Makes them at the first start and replaces an old delivery key. Instances that
 * start together use the same keys. A running instance finds delivery keys of other instances by their `kid`.
 * @throws EnvironmentError when the keys were sealed with another secret
 */
export async function createServerKeys({ db, environment, clock }: ServiceSources): Promise<ServerKeys> {
  const secret = loadSecret(environment)
  const stored = await activeKey(db, secret, clock.now())
  const opened = new Map([[stored.kid, await openKey(stored, secret)]])
  return {
    publicDeliveryKey: () => stored.publicKey,
    async deliveryKey(kid) {
      const known = opened.get(kid)
      if (known) return known
      const [row] = await db.select().from(serverKeys).where(eq(serverKeys.kid, kid))
      if (!row || row.kind !== 'delivery' || isTooOld(row.retiredAt, clock.now())) return null
      const key = await openKey(row, secret)
      opened.set(kid, key)
      return key
    },
    vapid: await readVapidKeys(db, secret, clock.now()),
    seal: (purpose, plain) => secret.seal(purpose, plain),
    open: (purpose, box) => secret.open(purpose, box),
    fingerprint: (purpose, text) => secret.fingerprint(purpose, text),
  }
}

function isTooOld(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > KEY_LIFE_MS
}

async function activeKey(db: Database, secret: Secret, now: Date): Promise<StoredKey> {
  const stored = await readDeliveryKey(db)
  if (stored && !isTooOld(stored.createdAt, now)) return stored
  // Opening the old key checks the secret. A new key made with a wrong secret could not be opened with the
  // right one.
  if (stored) await openKey(stored, secret)
  if (stored) await db.update(serverKeys).set({ retiredAt: now }).where(eq(serverKeys.id, stored.id))
  return makeDeliveryKey(db, secret, now)
}

async function readDeliveryKey(db: Database): Promise<StoredKey | undefined> {
  const active = and(eq(serverKeys.kind, 'delivery'), isNull(serverKeys.retiredAt))
  const rows = await db.select().from(serverKeys).where(active)
  return rows[0]
}

async function makeDeliveryKey(db: Database, secret: Secret, now: Date): Promise<StoredKey> {
  const pair = await generateKeyPair(DELIVERY_ALGORITHM, { crv: 'P-256', extractable: true })
  const publicPart = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicPart)
  const privatePart = JSON.stringify(await exportJWK(pair.privateKey))
  await db
    .insert(serverKeys)
    .values({
      kind: 'delivery',
      kid,
      publicKey: { ...publicPart, kid, alg: DELIVERY_ALGORITHM, use: 'enc' },
      privateSealed: secret.seal(PURPOSE, Buffer.from(privatePart, 'utf8')),
      createdAt: now,
    })
    .onConflictDoNothing()
  const agreed = await readDeliveryKey(db)
  if (agreed === undefined) throw new Error('the delivery key was not stored')
  return agreed
}

async function openKey(stored: StoredKey, secret: Secret): Promise<CryptoKey> {
  try {
    const jwk = JSON.parse(Buffer.from(secret.open(PURPOSE, stored.privateSealed)).toString('utf8')) as JWK
    return (await importJWK(jwk, DELIVERY_ALGORITHM)) as CryptoKey
  } catch (cause) {
    if (cause instanceof SealBrokenError) throw new EnvironmentError(texts.wrongSecret, { cause })
    throw cause
  }
}
