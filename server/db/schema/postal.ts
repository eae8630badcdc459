import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

export const postalCodes = pgTable(
  'postal_codes',
  {
    code: text('code').primaryKey(),
    /** Municipality, not the mostly empty city of the official file (services/postal/read-file.ts). */
    city: text('city').notNull(),
    state: text('state').notNull(),
    colonies: text('colonies').array().notNull(),
  },
  (table) => [check('postal_codes_code', sql`${table.code} ~ '^[0-9]{5}$'`)],
)
