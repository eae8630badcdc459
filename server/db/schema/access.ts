import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './people.ts'

/** One row per token; only its SHA-256 is kept. A renewal adds a row and links the two. */
export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /**
     * The sign-in with the password at the start of the chain of renewals; null in rows of older versions,
     * which began with themselves.
     */
    beganAt: instant('began_at'),
    /**
     * The kind of device it was opened on, which decides how long renewals go on. Null in rows of older
     * versions.
     */
    device: text('device', { enum: ['personal', 'kiosk'] }),
    expiresAt: instant('expires_at').notNull(),
    /** Set when a renewal made a successor: the token lives until the new one is used, 60 s at most (decision 10). */
    replacedAt: instant('replaced_at'),
    successorId: integer('successor_id'),
    /**
     * The successor's token, encrypted with a key derived from the old token, so that a repeated renewal gets
     * the same answer.
     */
    successorSealed: bytes('successor_sealed'),
    firstUsedAt: instant('first_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_successor').on(table.successorId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/** Lets a sealed request in after its author's session is over (offline.md, sealed delivery). */
export const deliveryGrants = pgTable(
  'delivery_grants',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    grantHash: text('grant_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('delivery_grants_hash').on(table.grantHash),
    index('delivery_grants_user').on(table.userId),
    index('delivery_grants_expiry').on(table.expiresAt),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Fingerprint of the requester: the id of the request, else its address. */
    asker: text('asker').notNull().default(''),
    /** Tries of the requester, and of all others together. */
    attempts: integer('attempts').notNull().default(0),
    othersAttempts: integer('others_attempts').notNull().default(0),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/**
 * Devices that strangers' guesses don't delay (known-devices.ts). Only the SHA-256 of each device's token is
 * kept.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: serial('id').primaryKey(),
    /** Null: shared by many people. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_hash').on(table.tokenHash),
    index('known_devices_user').on(table.userId),
    index('known_devices_expiry').on(table.expiresAt),
  ],
)

/** Keys that the server makes itself; the private part is encrypted with SECRET_KEY. */
export const serverKeys = pgTable(
  'server_keys',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['delivery', 'vapid'] }).notNull(),
    kid: text('kid').notNull(),
    publicKey: jsonb('public_key').$type<Record<string, unknown>>().notNull(),
    privateSealed: bytes('private_sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('server_keys_kid').on(table.kid),
    // Copies of the server that start at once agree on the first one's key.
    uniqueIndex('server_keys_active').on(table.kind).where(sql`${table.retiredAt} is null`),
  ],
)

/** Counters of limiter.ts and quotas.ts. The key is a fingerprint: nobody's name, number or address stands here. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** Milliseconds since 1970 at which the counter ends. */
    expire: bigint('expire', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/** Tokens of the payroll provider's stand-in: one person, five minutes, no longer than the session that asked. */
export const providerTokens = pgTable(
  'provider_tokens',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null in rows of older versions. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('provider_tokens_hash').on(table.tokenHash),
    index('provider_tokens_user').on(table.userId),
    index('provider_tokens_session').on(table.sessionId),
    index('provider_tokens_expiry').on(table.expiresAt),
  ],
)
