import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
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
