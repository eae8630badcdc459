import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.ts'

/**
 * Responses to operations that may arrive more than once (offline.md, "Outbox"). A browser repeats a POST
 * after a broken connection. Rows are kept for 400 days.
 */
export const operationReceipts = pgTable(
  'operation_receipts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operationId: uuid('operation_id').notNull(),
    /**
     * SHA-256 of the operation's code and its input. The same id with another input is an error, not a
     * repetition. The hash of an anonymous operation (isAnonymous) leaves the input out.
     */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operationId] }),
    index('operation_receipts_age').on(table.createdAt),
  ],
)
