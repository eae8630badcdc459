import { integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Requirement } from '#domain/positions/profile.ts'
import { instant } from './columns.ts'
import { users } from './people.ts'

export const positions = pgTable(
  'positions',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** Normalized name: equal for different spellings (domain/positions/profile.ts). */
    key: text('key').notNull(),
    requirements: jsonb('requirements').$type<Requirement[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('positions_key').on(table.key)],
)
