import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

/** Postal codes of the country (spec 000 §7). `npm run import:postal` replaces all of them. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    code: text('code').primaryKey(),
    /** City, or the municipality when the file names no city. */
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** Neighbourhoods in the order of the file; one code has 300 of them. */
    colonies: text('colonies').array().notNull(),
  },
  (table) => [check('postal_codes_code', sql`${table.code} ~ '^[0-9]{5}$'`)],
)
