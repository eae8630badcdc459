import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

export const formStepNames = pgTable(
  'form_step_names',
  { id: smallint('id').primaryKey(), name: text('name').notNull() },
  (table) => [check('form_step_names_id', sql`${table.id} between 1 and 7`)],
)

export const maritalStatuses = pgTable('marital_statuses', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  hasPartner: boolean('has_partner').notNull().default(false),
})

export const physicalActivities = pgTable('physical_activities', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

export const educationLevels = pgTable('education_levels', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

export const careers = pgTable('careers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  levelId: integer('level_id').references(() => educationLevels.id),
})
