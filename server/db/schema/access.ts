import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './people.ts'

/** Sessions: one row per token, of which only the SHA-256 is kept. A renewal adds a row and links the two rows. */
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
     * Time of the password sign-in that began the chain of renewals. Null in rows of older versions, for which the
     * row's creation time is used.
     */
    beganAt: instant('began_at'),
    device: text('device', { enum: ['personal', 'kiosk'] }),
    expiresAt: instant('expires_at').notNull(),
    /**
     * Time at which a renewal replaced the token. The old token stays valid until the new one is used, at most 60 s.
     */
    replacedAt: instant('replaced_at'),
    successorId: integer('successor_id'),
    /**
     * The successor's token, encrypted with a key derived from the old token. A repeated renewal gets the same
     * response.
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

/**
 * Grants that let the server accept a sealed request after its author's session has expired
 * (offline.md, sealed delivery).
 */
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
    /**
     * Fingerprint of the requester: of the request's random id, or of the network for older clients, which send no id.
     */
    asker: text('asker').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    othersAttempts: integer('others_attempts').notNull().default(0),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/**
 * Emails to send about a change of an account. A row stays until a mail server has accepted the email, may have
 * accepted it or has refused it for good, or until its last try has failed (login/account-letters.ts).
 */
export const accountLetters = pgTable(
  'account_letters',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address at the time of the change; for a change of the address, the former one. */
    mail: text('mail').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('account_letters_due').on(table.dueAt),
    index('account_letters_user').on(table.userId),
    index('account_letters_age').on(table.createdAt),
  ],
)

/**
 * Devices that are not delayed by failed sign-ins elsewhere (known-devices.ts). Only the SHA-256 of a token is
 * kept.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: serial('id').primaryKey(),
    /** users.id of the device's person; null for a device shared by many people. */
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

/** Keys of the server. The private part is encrypted with the server's secret. */
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
    // Allows one active key of each kind, so that server instances that start together agree on the first one's key.
    uniqueIndex('server_keys_active').on(table.kind).where(sql`${table.retiredAt} is null`),
  ],
)

/** Counters of rate limits and quotas. A key never contains a name, an employee number or an address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** Milliseconds since 1970 at which the counter expires. */
    expire: bigint('expire', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/**
 * Tokens of the simulated payroll provider: each for one person, valid for five minutes unless their session is ended
 * first.
 */
export const providerTokens = pgTable(
  'provider_tokens',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sessions.id of the requesting session; null in rows of older versions. */
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
