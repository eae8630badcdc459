import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './people.ts'

/**
 * Sessions: one row per token, of which only the SHA-256 is stored. A renewal adds a row and links both rows.
 */
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
     * Time of the password sign-in that began the chain of renewals. Null in rows of older versions:
     * `createdAt` is used.
     */
    beganAt: instant('began_at'),
    device: text('device', { enum: ['personal', 'kiosk'] }),
    /**
     * Passkey that began the chain of renewals; null for a password. Not a foreign key: the number must outlive
     * the passkey, because a passkey counts as the second step of its sessions.
     */
    passkeyId: integer('passkey_id'),
    expiresAt: instant('expires_at').notNull(),
    /**
     * Time at which a renewal replaced the token. The old token stays valid until the new one is used, for at
     * most 60 s.
     */
    replacedAt: instant('replaced_at'),
    successorId: integer('successor_id'),
    /**
     * Token of the successor, encrypted with a key derived from the old token. A repeated renewal returns it
     * again.
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
 * Grants. With a grant the server accepts a sealed request after its author's session has expired
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
    /** Passkey of the sign-in; null for a password. */
    passkeyId: integer('passkey_id'),
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
     * Fingerprint of the requester: of the request's random id, or of the network for an older client without
     * an id.
     */
    asker: text('asker').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    othersAttempts: integer('others_attempts').notNull().default(0),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/**
 * Emails to send about a change of an account. A row is deleted when the email needs no further try
 * (login/account-letters.ts).
 */
export const accountLetters = pgTable(
  'account_letters',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address at the time of the change. For a change of the address it is the former one. */
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
 * Devices on which a person signed in before, and shared devices (known-devices.ts). Only the SHA-256 of a
 * token is stored.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: serial('id').primaryKey(),
    /** Null for a shared device. */
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
    // Allows one active key of each kind. Server instances that start together use the key that was stored
    // first.
    uniqueIndex('server_keys_active').on(table.kind).where(sql`${table.retiredAt} is null`),
  ],
)

/** Counters of rate limits and quotas. A key never contains a name, an employee number or an address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** Time in ms at which the counter expires. */
    expire: bigint('expire', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/**
 * Tokens of the simulated payroll provider. Each is for one person and valid for five minutes, or until the
 * session ends.
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
