import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

/** The country's postal codes (spec 000 §7), replaced as a whole by `npm run import:postal`. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    code: text('code').primaryKey(),
    /** The city, or the municipality where the file names none. */
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** In the order of the file; one code has 300 of them. */
    colonies: text('colonies').array().notNull(),
  },
  (table) => [check('postal_codes_code', sql`${table.code} ~ '^[0-9]{5}$'`)],
)
