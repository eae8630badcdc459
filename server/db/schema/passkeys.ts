import { bigint, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './people.ts'

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
