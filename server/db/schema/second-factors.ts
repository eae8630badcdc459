import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './people.ts'

/**
 * The second step of a sign-in, for people who have one. Keys are sealed under SECRET_KEY, each for its person
 * alone.
 */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until the first key was confirmed. */
  secretSealed: bytes('secret_sealed'),
  setAt: instant('set_at'),
  /** Half-minute of the last accepted code: it and all earlier ones are used up. */
  lastStep: integer('last_step').notNull().default(0),
  /** A key that was shown and not confirmed yet; the present one stays valid until then. */
  pendingSealed: bytes('pending_sealed'),
  pendingAt: instant('pending_at'),
})

/** Recovery codes for people without their phone; each works once, and only its keyed fingerprint is kept. */
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
