import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { employees } from './people.ts'

/**
 * Facts of all six kinds of the labour record. The kind decides which texts are set (spec 002 §3, KARD-21).
 */
export const kardexFacts = pgTable(
  'kardex_facts',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** Kind (K-22): 1 permit, 2 vacation, 3 sick leave, 4 unjustified and 5 administrative absence, 6 card. */
    kind: integer('kind').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    comment: text('comment'),
    incapacity: text('incapacity'),
    status: text('status'),
    incidentType: text('incident_type'),
    permitType: text('permit_type'),
    /** Status of a card, 1 Abierta … 5 Reparación (spec 002 §4.4); null for other kinds. */
    complaintStatus: integer('complaint_status'),
    machine: text('machine'),
    cardType: text('card_type'),
  },
  (table) => [
    index('kardex_facts_employee_kind').on(table.employeeId, table.kind, table.date),
    check('kardex_facts_kind', sql`${table.kind} between 1 and 6`),
    check('kardex_facts_complaint', sql`${table.complaintStatus} between 1 and 5`),
    check('kardex_facts_complaint_card', sql`${table.complaintStatus} is null or ${table.kind} = 6`),
  ],
)

/** Vacation days left, according to the company's own system. */
export const vacationBalances = pgTable('vacation_balances', {
  employeeId: integer('employee_id')
    .primaryKey()
    .references(() => employees.id, { onDelete: 'cascade' }),
  /** Days left at the end of the day `asOf`; below zero when days were granted in advance. */
  days: numeric('days', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
})
