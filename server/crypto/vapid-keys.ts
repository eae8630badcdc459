import { createECDH, createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { serverKeys } from '../db/schema/access.ts'
import { EnvironmentError } from '../environment.ts'
import { SealBrokenError } from './sealed-box.ts'
import type { Secret } from './secret.ts'
import { secretTexts as texts } from '../texts.ts'

const PURPOSE = 'server-key:vapid'

/** Key pair for pushes (RFC 8292). Both parts are base64url. */
export interface VapidKeys {
  /** Uncompressed point of the curve: 65 bytes. */
  publicKey: string
  /** Private scalar: 32 bytes. */
  privateKey: string
}

/**
 * Reads the keys. Makes them at the first start. Concurrent instances use the key that was stored first.
 * @throws EnvironmentError when the key was sealed with another secret
 */
export async function readVapidKeys(db: Database, secret: Secret, now: Date): Promise<VapidKeys> {
  const stored = (await findKey(db)) ?? (await makeKey(db, secret, now))
  const publicKey = String(stored.publicKey.key)
  try {
    const bytes = secret.open(PURPOSE, stored.privateSealed)
    return { publicKey, privateKey: Buffer.from(bytes).toString('base64url') }
  } catch (cause) {
    if (cause instanceof SealBrokenError) throw new EnvironmentError(texts.wrongSecret, { cause })
    throw cause
  }
}

async function findKey(db: Database) {
  const [row] = await db
    .select()
    .from(serverKeys)
    .where(and(eq(serverKeys.kind, 'vapid'), isNull(serverKeys.retiredAt)))
  return row
}

async function makeKey(db: Database, secret: Secret, now: Date) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  // Node omits leading zeros of the scalar. A signature needs all 32 bytes.
  const privateKey = Buffer.alloc(32)
  const bare = pair.getPrivateKey()
  bare.copy(privateKey, 32 - bare.length)
  await db
    .insert(serverKeys)
    .values({
      kind: 'vapid',
      kid: createHash('sha256').update(publicKey).digest('base64url'),
      publicKey: { key: publicKey.toString('base64url') },
      privateSealed: secret.seal(PURPOSE, privateKey),
      createdAt: now,
    })
    .onConflictDoNothing()
  const agreed = await findKey(db)
  if (agreed === undefined) throw new Error('the VAPID key was not stored')
  return agreed
}
