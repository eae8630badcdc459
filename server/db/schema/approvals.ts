import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { approvalKinds, approvalStates } from '#domain/approvals/kinds.ts'
import { instant, linkColumns } from './columns.ts'
import { employees, users } from './people.ts'

/**
 * Requests of one person that another person decides (spec 001 §3 and §5, 002 §3 and §4.6). All kinds share
 * waiting, decision, withdrawal and notifications.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: approvalKinds }).notNull(),
    requesterId: integer('requester_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /**
     * Employee who gets the day off, overtime, pass or letter; null when the request concerns no employee.
     */
    subjectId: integer('subject_id').references(() => employees.id, { onDelete: 'cascade' }),
    approverId: integer('approver_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /**
     * Whether the approver was asked as human resources, not as a leader. Without the role, such an approver decides only
     * what their own team requested.
     */
    approverByRole: boolean('approver_by_role').notNull().default(false),
    escalatedToId: integer('escalated_to_id').references(() => employees.id, { onDelete: 'set null' }),
    /** First day, or the day off of a swap; null for a request without a day. */
    fromDay: date('from_day', { mode: 'string' }),
    /** Last day, or the work day of a swap. The work day may be before the day off. */
    toDay: date('to_day', { mode: 'string' }),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: approvalStates }).notNull().default('waiting'),
    comment: text('comment'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    /** users.id of the person who decided; null when no account decided. */
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Sign-in time of the deciding session; null when no session decided. */
    decidedIn: instant('decided_in'),
  },
  (table) => [
    index('approvals_requester').on(table.requesterId, table.requestedAt),
    index('approvals_subject').on(table.subjectId, table.kind, table.fromDay),
    index('approvals_waiting').on(table.approverId, table.kind).where(sql`${table.state} = 'waiting'`),
    index('approvals_escalated').on(table.escalatedToId).where(sql`${table.state} = 'waiting'`),
    index('approvals_day').on(table.kind, table.fromDay),
    index('approvals_decided_at').on(table.kind, table.decidedAt),
    check(
      'approvals_kind',
      sql`${table.kind} in ('incidencia','vacante','visita','tiempo_extra','descanso_laborado','pase_salida','pase_ingreso','ingreso_material','apego','candidato','carta')`,
    ),
    check('approvals_state', sql`${table.state} in ('waiting','authorized','refused','withdrawn','lapsed')`),
    check('approvals_comment', sql`char_length(${table.comment}) <= 250`),
    // Neither requester nor subject approves the request.
    check(
      'approvals_own',
      sql`${table.approverId} <> ${table.requesterId} and ${table.approverId} is distinct from ${table.subjectId}`,
    ),
    check('approvals_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check(
      'approvals_days',
      sql`${table.kind} = 'incidencia' or ${table.toDay} is null or ${table.toDay} >= ${table.fromDay}`,
    ),
  ],
)

export const substitutes = pgTable(
  'substitutes',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    substituteId: integer('substitute_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('substitutes_employee').on(table.employeeId, table.toDay),
    index('substitutes_substitute').on(table.substituteId, table.toDay),
    check('substitutes_other', sql`${table.substituteId} <> ${table.employeeId}`),
    check('substitutes_days', sql`${table.toDay} >= ${table.fromDay}`),
  ],
)

/** Weekly overtime limit in hours, valid from a day on (LFT art. 66). */
export const overtimeLimits = pgTable(
  'overtime_limits',
  {
    fromDay: date('from_day', { mode: 'string' }).primaryKey(),
    weeklyHours: numeric('weekly_hours', { precision: 4, scale: 1, mode: 'number' }).notNull(),
  },
  (table) => [check('overtime_limits_hours', sql`${table.weeklyHours} between 0 and 168`)],
)

/** Public links to one request (ROUTE-13 … 17, 19, 21 … 24). Letters have an address of this project. */
export const approvalLinks = pgTable(
  'approval_links',
  {
    id: serial('id').primaryKey(),
    ...linkColumns,
    approvalId: integer('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    /**
     * Allowed use:
     * - decidir: the approver decides.
     * - consultar: read-only, for the guard or for an approver who must sign in to decide.
     */
    action: text('action', { enum: ['decidir', 'consultar'] }).notNull(),
    /** Employee for whom the link was made; null for a link shown at the gate. */
    addresseeId: integer('addressee_id').references(() => employees.id, { onDelete: 'cascade' }),
    /**
     * Sign-in time of the session in which the addressee made the link for another device of their own. The
     * link ends with that session. Null for all other links.
     */
    madeIn: instant('made_in'),
  },
  (table) => [
    uniqueIndex('approval_links_key').on(table.keyHash),
    index('approval_links_approval').on(table.approvalId),
    index('approval_links_end').on(table.endsAt),
    index('approval_links_own').on(table.addresseeId).where(sql`${table.madeIn} is not null`),
    check('approval_links_action', sql`${table.action} in ('decidir','consultar')`),
  ],
)

export const gateMarks = pgTable(
  'gate_marks',
  {
    id: serial('id').primaryKey(),
    approvalId: integer('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    way: text('way', { enum: ['entra', 'sale'] }).notNull(),
    markedAt: instant('marked_at').notNull(),
    markedBy: integer('marked_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('gate_marks_approval').on(table.approvalId, table.markedAt),
    index('gate_marks_at').on(table.markedAt),
    check('gate_marks_way', sql`${table.way} in ('entra','sale')`),
  ],
)
