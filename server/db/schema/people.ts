import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accents } from '../../texts.ts'
import { centavos, instant } from './columns.ts'

export const companies = pgTable('companies', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  taxId: text('tax_id').notNull(),
  employerRegistration: text('employer_registration').notNull(),
  address: text('address').notNull(),
})

export const payGroups = pgTable(
  'pay_groups',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    frequency: text('frequency', { enum: ['weekly', 'biweekly'] }).notNull(),
  },
  (table) => [check('pay_groups_frequency', sql`${table.frequency} in ('weekly','biweekly')`)],
)

export const plants = pgTable('plants', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

export const departments = pgTable('departments', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  plantId: integer('plant_id').references(() => plants.id),
})

export const employees = pgTable(
  'employees',
  {
    id: serial('id').primaryKey(),
    /** Employee number, sent to clients as "Folio". */
    number: text('number').notNull(),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    firstName: text('first_name').notNull(),
    paternalName: text('paternal_name').notNull(),
    maternalName: text('maternal_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    sex: text('sex', { enum: ['H', 'M'] }).notNull(),
    curp: text('curp').notNull(),
    rfc: text('rfc').notNull(),
    nss: text('nss').notNull(),
    hireDate: date('hire_date', { mode: 'string' }).notNull(),
    jobTitle: text('job_title').notNull(),
    departmentId: text('department_id')
      .notNull()
      .references(() => departments.id),
    payGroupId: integer('pay_group_id')
      .notNull()
      .references(() => payGroups.id),
    workGroup: text('work_group').notNull(),
    /**
     * Shift: 1 from 6:00 to 14:00, 2 from 14:00 to 22:00, 3 from 22:00 to 6:00. The quiet hours for pushes
     * depend on it (domain/notifications/quiet-hours.ts).
     */
    shift: smallint('shift').notNull().default(1),
    /** Weekly rest days as digits of weekdays in ascending order, 0 is Sunday; '' when nobody has stated them. */
    weeklyRest: text('weekly_rest').notNull().default(''),
    dailySalary: centavos('daily_salary').notNull(),
    /** Pay regime by the tax office's code: 02 is wages. */
    regime: text('regime').notNull().default('02'),
    leaderId: integer('leader_id'),
    /** Guard (G-12): 1 yes, 2 no. */
    guard: integer('guard').notNull().default(2),
    photo: text('photo').notNull().default(''),
  },
  (table) => [
    uniqueIndex('employees_number').on(table.number),
    index('employees_number_prefix').on(table.number.op('text_pattern_ops')),
    index('employees_bare_number').on(sql`regexp_replace(${table.number}, '^0+(?=.)', '')`),
    index('employees_leader').on(table.leaderId),
    index('employees_pay_group').on(table.payGroupId),
    index('employees_department').on(table.departmentId),
    check('employees_shift', sql`${table.shift} between 1 and 3`),
    check(
      'employees_weekly_rest',
      sql`${table.weeklyRest} ~ '^0?1?2?3?4?5?6?$' and length(${table.weeklyRest}) < 7`,
    ),
    check('employees_guard', sql`${table.guard} in (1,2)`),
  ],
)

/**
 * SQL expression for searching accounts (P-60): name, nickname and email without accents. Every character
 * except letters and digits becomes a space. The index uses exactly this expression.
 */
export function personWords(table: { name: AnyPgColumn; nickname: AnyPgColumn; mail: AnyPgColumn }): SQL {
  const words = sql`${table.name} || ' ' || ${table.nickname} || ' ' || ${table.mail}`
  const letters = sql`translate(${words}, ${sql.raw(`'${accents.written}', '${accents.plain}'`)})`
  return sql`to_tsvector('simple'::regconfig, regexp_replace(lower(${letters}), '[^a-z0-9]+', ' ', 'g'))`
}

/** Accounts. An account without an employee record has Id_Usuario 0 on clients. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id').references(() => employees.id),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    nickname: text('nickname').notNull(),
    mail: text('mail').notNull().default(''),
    /**
     * Start of the week in which the email receives no codes and links (identity/account-mail.ts); null
     * without such a week.
     */
    mailChangedAt: instant('mail_changed_at'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Sent to clients as EstatusPass: true is 0. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Expiry of a one-time password; null for the person's own password. */
    oneTimeUntil: instant('one_time_until'),
    /**
     * Time of the first request in the session that the one-time password opened. Afterwards the password
     * opens no other session.
     */
    oneTimeUsedAt: instant('one_time_used_at'),
    /** Sent to clients as IdGrupo. Decides the menu. */
    groupId: integer('group_id').notNull(),
    isMultisystem: boolean('is_multisystem').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason'),
  },
  (table) => [
    uniqueIndex('users_nickname').on(sql`lower(${table.nickname})`),
    uniqueIndex('users_mail').on(sql`lower(${table.mail})`).where(sql`${table.mail} <> ''`),
    uniqueIndex('users_employee').on(table.employeeId),
    index('users_name').on(table.name, table.id),
    index('users_words').using('gin', personWords(table)),
  ],
)

/** Menu that the server sends (LOG-04): a tree with groups for each node. A node with a view is a route. */
export const menuNodes = pgTable(
  'menu_nodes',
  {
    id: serial('id').primaryKey(),
    parentId: integer('parent_id'),
    label: text('label').notNull(),
    url: text('url').notNull(),
    view: text('view'),
    position: integer('position').notNull(),
    /** Role whose members see the node, in addition to the groups of menu_grants. */
    role: text('role', {
      enum: ['payroll', 'fund', 'approver', 'auditor', 'administrator', 'gate', 'engineer', 'importer'],
    }),
  },
  (table) => [index('menu_nodes_parent').on(table.parentId)],
)

export const menuGrants = pgTable(
  'menu_grants',
  {
    groupId: integer('group_id').notNull(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => menuNodes.id, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('menu_grants_group_node').on(table.groupId, table.nodeId)],
)

/** Screens that people open (GEN-10): one row per person, screen and day, with a count. */
export const screenVisits = pgTable(
  'screen_visits',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    screen: text('screen').notNull(),
    at: instant('at').notNull(),
    /** Day in the company's time zone. */
    day: date('day', { mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`(at at time zone 'America/Mexico_City')::date`),
    visits: integer('visits').notNull().default(1),
  },
  (table) => [
    uniqueIndex('screen_visits_day').on(table.userId, table.day, table.screen),
    index('screen_visits_age').on(table.at),
    check('screen_visits_count', sql`${table.visits} > 0`),
  ],
)
