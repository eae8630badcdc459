import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { candidateStages, candidateSteps, type Fit } from '#domain/candidates/stages.ts'
import type { Requirement } from '#domain/positions/profile.ts'
import { approvals } from './approvals.ts'
import { centavos, instant, linkColumns } from './columns.ts'
import { users } from './people.ts'

/** Candidates proposed for an authorized vacancy (ROUTE-15, 16, 18, 20). */
export const candidates = pgTable(
  'candidates',
  {
    id: serial('id').primaryKey(),
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    paternalName: text('paternal_name').notNull(),
    maternalName: text('maternal_name').notNull().default(''),
    mail: text('mail').notNull().default(''),
    phone: text('phone').notNull().default(''),
    notes: text('notes').notNull().default(''),
    proposedBy: integer('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    proposedAt: instant('proposed_at').notNull(),
    /**
     * Requirements of the position on the day of the proposal. Later changes of the position do not change
     * them.
     */
    requirements: jsonb('requirements').$type<Requirement[]>().notNull(),
    /** One answer for each requirement, in the same order; null until answered. */
    fits: jsonb('fits').$type<Fit[]>(),
    fitId: integer('fit_id').references(() => approvals.id, { onDelete: 'set null' }),
    decisionId: integer('decision_id').references(() => approvals.id, { onDelete: 'set null' }),
    /** `vencida` is never stored: services/candidates/stage.ts computes it from the date. */
    stage: text('stage', { enum: candidateStages }).notNull().default('apego'),
    stageSince: instant('stage_since').notNull(),
    accountId: integer('account_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('candidates_vacancy').on(table.vacancyId),
    index('candidates_proposer').on(table.proposedBy, table.proposedAt),
    uniqueIndex('candidates_fit').on(table.fitId),
    uniqueIndex('candidates_decision').on(table.decisionId),
    // Not unique, because an employee may get offers of several vacancies (services/job-desk/offer.ts).
    index('candidates_account').on(table.accountId),
    check(
      'candidates_stage',
      sql`${table.stage} in ('apego','autorizacion','oferta','ofrecida','aceptada','declinada','descartada')`,
    ),
  ],
)

export const candidateHistory = pgTable(
  'candidate_history',
  {
    id: serial('id').primaryKey(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    step: text('step', { enum: candidateSteps }).notNull(),
    at: instant('at').notNull(),
    /** users.id of the author; null when the candidate acted through a link. */
    by: integer('by').references(() => users.id, { onDelete: 'set null' }),
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    index('candidate_history_candidate').on(table.candidateId, table.id),
    check(
      'candidate_history_step',
      sql`${table.step} in ('propuesta','apego','autorizada','rechazada','ofrecida','aceptada','declinada','registrada','descartada')`,
    ),
  ],
)

export const offers = pgTable(
  'offers',
  {
    id: serial('id').primaryKey(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['preparar', 'enviada', 'aceptada', 'declinada'] })
      .notNull()
      .default('preparar'),
    createdAt: instant('created_at').notNull(),
    /** Gross monthly salary. */
    salary: centavos('salary'),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    schedule: text('schedule').notNull().default(''),
    place: text('place').notNull().default(''),
    benefits: jsonb('benefits').$type<string[]>().notNull().default([]),
    sentAt: instant('sent_at'),
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    uniqueIndex('offers_candidate').on(table.candidateId),
    check('offers_state', sql`${table.state} in ('preparar','enviada','aceptada','declinada')`),
    check('offers_salary', sql`${table.salary} > 0`),
    check(
      'offers_made',
      sql`${table.state} = 'preparar' or (${table.salary} is not null and ${table.startsOn} is not null and ${table.endsOn} is not null and ${table.sentAt} is not null)`,
    ),
    check(
      'offers_answered',
      sql`(${table.state} in ('aceptada','declinada')) = (${table.answeredAt} is not null)`,
    ),
  ],
)

export const candidateLinks = pgTable(
  'candidate_links',
  {
    id: serial('id').primaryKey(),
    ...linkColumns,
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    what: text('what', { enum: ['oferta', 'registro'] }).notNull(),
  },
  (table) => [
    uniqueIndex('candidate_links_key').on(table.keyHash),
    index('candidate_links_candidate').on(table.candidateId),
    index('candidate_links_end').on(table.endsAt),
    check('candidate_links_what', sql`${table.what} in ('oferta','registro')`),
  ],
)
