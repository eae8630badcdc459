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
import { instant } from '../columns.ts'
import { users } from '../people.ts'

/** A program that brings files by itself, and its key, of which only the SHA-256 is kept. A row is never deleted. */
export const importKeys = pgTable(
  'import_keys',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** What it may bring: domain/import-kinds.ts. */
    kinds: text('kinds').array().notNull(),
    keyHash: text('key_hash').notNull(),
    /** Its last letters, by which whoever looks after it knows it again. */
    ending: text('ending').notNull(),
    /** Who is written to after each file; '' for nobody. */
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
      sql`${table.kinds} <@ array['nomina','personas','kardex','prenominas','cuentas','movimientos','prestamos']::text[] and cardinality(${table.kinds}) > 0`,
    ),
  ],
)

/**
 * What the columns of a key's files are, kind by kind, by their headings. It is the key's own: whatever somebody hands over
 * on the screen under the same name changes nothing of it.
 */
export const importKeyColumns = pgTable(
  'import_key_columns',
  {
    keyId: integer('key_id')
      .notNull()
      .references(() => importKeys.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
    /** Of people: whoever is in none of its rows has left. */
    isComplete: boolean('is_complete').notNull().default(false),
    /** users.id: who has said so; null: from before that was kept. */
    setBy: integer('set_by').references(() => users.id, { onDelete: 'cascade' }),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.kind] })],
)
