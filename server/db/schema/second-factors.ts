import { bigint, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './people.ts'

/**
 * Second step of a sign-in, for people who have one. Each key is encrypted with the server's secret and bound
 * to its person.
 */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Key of the authenticator app, encrypted; null until the first key is confirmed. */
  secretSealed: bytes('secret_sealed'),
  setAt: instant('set_at'),
  /** Number of the 30-second interval of the last accepted code. Codes up to this interval are refused. */
  lastStep: integer('last_step').notNull().default(0),
  pendingSealed: bytes('pending_sealed'),
  pendingAt: instant('pending_at'),
})

/** Recovery codes for people without their phone. Each works once. Only its keyed fingerprint is stored. */
export const secondFactorCodes = pgTable(
  'second_factor_codes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('second_factor_codes_user').on(table.userId)],
)

/** Passkeys: public keys with which people sign in. A revoked passkey has no row. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    /** Public key in COSE format. */
    publicKey: bytes('public_key').notNull(),
    /** Number of uses that the authenticator reports; 0 for authenticators that do not count. */
    uses: bigint('uses', { mode: 'number' }).notNull(),
    /**
     * Random key, encrypted with the server's secret. The device gets it at each sign-in, and opens its data with
     * it when the authenticator has no PRF extension.
     */
    deviceSealed: bytes('device_sealed').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
)
