import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/identity/roles.ts'
import { instant } from './columns.ts'
import { users } from './people.ts'

/** Scope of a role. Null means all. Companies and plants are never deleted, so their ids stay valid. */
const scope = {
  companies: text('companies').array(),
  plants: integer('plants').array(),
}

interface Scoped {
  role: AnyPgColumn
  companies: AnyPgColumn
  plants: AnyPgColumn
}

const knownRole = ({ role }: Scoped): SQL =>
  sql`${role} in ('recursos-humanos','nomina','caja','autorizador','auditor','administrador','vigilancia')`

/**
 * Condition of a valid scope: null (all) or a non-empty list. Only roles whose operations check the scope may
 * be limited.
 */
const validScope = ({ role, companies, plants }: Scoped): SQL =>
  sql`cardinality(${companies}) is distinct from 0 and cardinality(${plants}) is distinct from 0 and
    (${role} in ('recursos-humanos','nomina','caja') or (${companies} is null and ${plants} is null))`

export const roleGrants = pgTable(
  'role_grants',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    ...scope,
    since: instant('since').notNull(),
    /**
     * users.id of the proposing administrator; null for the first administrator, for a command and in rows of
     * older versions.
     */
    givenBy: integer('given_by').references(() => users.id, { onDelete: 'set null' }),
    /** users.id of the second administrator; null when none was needed. */
    confirmedBy: integer('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    endedBy: integer('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('role_grants_held').on(table.userId, table.role).where(sql`${table.endedAt} is null`),
    index('role_grants_role').on(table.role).where(sql`${table.endedAt} is null`),
    check('role_grants_role_known', knownRole(table)),
    check('role_grants_scope', validScope(table)),
  ],
)

export const roleProposals = pgTable(
  'role_proposals',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    action: text('action', { enum: ['dar', 'quitar'] }).notNull(),
    ...scope,
    proposedBy: integer('proposed_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    proposedAt: instant('proposed_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Decision. 'anulada': the role changed before the decision. */
    outcome: text('outcome', { enum: ['confirmada', 'rechazada', 'retirada', 'vencida', 'anulada'] }),
  },
  (table) => [
    uniqueIndex('role_proposals_waiting').on(table.userId, table.role).where(sql`${table.decidedAt} is null`),
    check('role_proposals_role_known', knownRole(table)),
    check('role_proposals_scope', validScope(table)),
    check('role_proposals_action', sql`${table.action} in ('dar','quitar')`),
    check(
      'role_proposals_decided',
      sql`(${table.decidedAt} is null) = (${table.outcome} is null) and
        (${table.outcome} is null or ${table.outcome} in ('confirmada','rechazada','retirada','vencida','anulada'))`,
    ),
  ],
)
