import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from '../people.ts'

/**
 * Rows of the law that the company adds to those of the product (docs/law.md). One administrator proposes, another
 * confirms. A confirmed row replaces the earlier one of the same rule and first day.
 */
export const lawRows = pgTable(
  'law_rows',
  {
    id: serial('id').primaryKey(),
    rule: text('rule').notNull(),
    value: text('value').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    article: text('article').notNull(),
    source: text('source').notNull(),
    /** False until somebody has read the value in its source. */
    isConfirmed: boolean('is_confirmed').notNull(),
    /** Name of the imported file; null for a typed row. */
    fileName: text('file_name'),
    status: text('status', { enum: ['pending', 'approved', 'replaced', 'refused'] }).notNull(),
    proposedBy: integer('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Null for a refused row means that its proposer withdrew it. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('law_rows_one_pending')
      .on(table.rule, table.validFrom)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('law_rows_one_approved')
      .on(table.rule, table.validFrom)
      .where(sql`${table.status} = 'approved'`),
    index('law_rows_status').on(table.status, table.id),
    check('law_rows_status_known', sql`${table.status} in ('pending','approved','replaced','refused')`),
    check('law_rows_days', sql`${table.validTo} >= ${table.validFrom}`),
    // Four-eyes rule: another administrator must decide.
    check('law_rows_eyes', sql`${table.proposedBy} <> ${table.decidedBy}`),
    check('law_rows_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
  ],
)
