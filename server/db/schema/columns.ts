import { toCentavos, toDecimal } from '#domain/money/money.ts'
import { boolean, customType, date, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Amount: numeric(12,2) in the database, integer centavos in code. */
export const centavos = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12,2)',
  toDriver: toDecimal,
  fromDriver: toCentavos,
})

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})

/**
 * Columns of a row that applies to a range of days. A null end means no end. A withdrawn row applies to no
 * day.
 */
export const validDays = {
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
}

/** Columns of a public link. Only the SHA-256 of its key is stored. */
export const linkColumns = {
  keyHash: text('key_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  usedAt: instant('used_at'),
  /** Number of attempts to email the link; 0 when a screen showed it. */
  letterTries: integer('letter_tries').notNull().default(0),
  /** Time of the next attempt, which uses a new key; null when none is planned. */
  letterDueAt: instant('letter_due_at'),
}
