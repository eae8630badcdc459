import { integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Requirement } from '#domain/positions/profile.ts'
import { instant } from './columns.ts'
import { users } from './people.ts'

/** What a position asks for, as human resources has loaded it (ROUTE-26, ROUTE-28). */
export const positions = pgTable(
  'positions',
  {
    id: serial('id').primaryKey(),
    /** As it was written; people have it as their job title. */
    name: text('name').notNull(),
    /** The name as two spellings of it are the same (domain/positions/profile.ts). */
    key: text('key').notNull(),
    /** In their order, which is the file's. */
    requirements: jsonb('requirements').$type<Requirement[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('positions_key').on(table.key)],
)
