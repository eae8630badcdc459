import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { IMPORT_KINDS } from '#domain/import-file/import-kinds.ts'
import { instant } from '../columns.ts'
import { users } from '../people.ts'

const kindNames = sql.raw(IMPORT_KINDS.map((kind) => `'${kind}'`).join(','))

/** API keys of programs that upload files. Only the SHA-256 of a key is stored. A row is never deleted. */
export const importKeys = pgTable(
  'import_keys',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    kinds: text('kinds').array().notNull(),
    keyHash: text('key_hash').notNull(),
    ending: text('ending').notNull(),
    /** Email address for a notification after each file; '' for none. */
    mail: text('mail').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('import_keys_hash').on(table.keyHash),
    check(
      'import_keys_kinds',
      sql`${table.kinds} <@ array[${kindNames}]::text[] and cardinality(${table.kinds}) > 0`,
    ),
  ],
)

/** Column mapping of a key's files, by kind and heading. Uploads on the screen do not change it. */
export const importKeyColumns = pgTable(
  'import_key_columns',
  {
    keyId: integer('key_id')
      .notNull()
      .references(() => importKeys.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
    /** Whether a person missing from a people file counts as a leaver. */
    isComplete: boolean('is_complete').notNull().default(false),
    /** Whether a date such as 03/04 starts with its month; null when nobody has answered. */
    isMonthFirst: boolean('is_month_first'),
    /** users.id of the author of the mapping; null in rows of older versions. */
    setBy: integer('set_by').references(() => users.id, { onDelete: 'cascade' }),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.kind] })],
)
