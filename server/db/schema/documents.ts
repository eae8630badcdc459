import { sql } from 'drizzle-orm'
import {
  check,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { maritalStatuses } from './form-lists.ts'
import { employees } from './people.ts'

/** Answers of the data form: one row per person and step. Lists have their own tables (spec 000 §3). */

const owner = () =>
  integer('employee_id')
    .primaryKey()
    .references(() => employees.id, { onDelete: 'cascade' })

const ownerOfRows = () =>
  integer('employee_id')
    .notNull()
    .references(() => employees.id, { onDelete: 'cascade' })

const yesNo = (name: string) => smallint(name).notNull()

/**
 * Times at which each step was last saved, by the server's clock; null until then. A saved step 7 completes
 * the registration.
 */
export const dataForms = pgTable('data_forms', {
  employeeId: owner(),
  step1At: instant('step_1_at'),
  step2At: instant('step_2_at'),
  step3At: instant('step_3_at'),
  step4At: instant('step_4_at'),
  step5At: instant('step_5_at'),
  step6At: instant('step_6_at'),
  step7At: instant('step_7_at'),
})

export const formAddresses = pgTable(
  'form_addresses',
  {
    employeeId: owner(),
    street: text('street').notNull(),
    outsideNumber: text('outside_number').notNull(),
    insideNumber: text('inside_number').notNull(),
    postalCode: text('postal_code').notNull(),
    colony: text('colony').notNull(),
    betweenStreets: text('between_streets').notNull(),
    municipality: text('municipality').notNull(),
    state: text('state').notNull(),
    residenceYears: smallint('residence_years').notNull(),
    residenceMonths: smallint('residence_months'),
    mobile: text('mobile').notNull(),
    phone: text('phone').notNull(),
    mail: text('mail').notNull(),
  },
  (table) => [
    check('form_addresses_outside_number', sql`${table.outsideNumber} ~ '^[0-9]+$'`),
    check('form_addresses_postal_code', sql`${table.postalCode} ~ '^[0-9]{5}$'`),
    check('form_addresses_years', sql`${table.residenceYears} between 0 and 99`),
    check('form_addresses_months', sql`${table.residenceMonths} between 1 and 11`),
    check('form_addresses_mobile', sql`${table.mobile} ~ '^[0-9]{10}$'`),
    check('form_addresses_phone', sql`${table.phone} ~ '^[0-9]{0,15}$'`),
    check('form_addresses_mail', sql`position('@' in ${table.mail}) > 0`),
  ],
)

export const formPersonal = pgTable(
  'form_personal',
  {
    employeeId: owner(),
    nationality: text('nationality').notNull(),
    birthPlace: text('birth_place').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    maritalStatusId: integer('marital_status_id')
      .notNull()
      .references(() => maritalStatuses.id),
  },
  (table) => [check('form_personal_birth_date', sql`${table.birthDate} >= date '1950-01-01'`)],
)

export const formIdentification = pgTable(
  'form_identification',
  {
    employeeId: owner(),
    nss: text('nss').notNull(),
    curp: text('curp').notNull(),
    rfc: text('rfc').notNull(),
    /** Ten digits after IDMEX. */
    ine: text('ine').notNull(),
    ineYear: smallint('ine_year').notNull(),
    hasLicense: yesNo('has_license'),
  },
  (table) => [
    check('form_identification_nss', sql`${table.nss} ~ '^[0-9]{11}$'`),
    check('form_identification_curp', sql`char_length(${table.curp}) = 18`),
    check('form_identification_rfc', sql`char_length(${table.rfc}) = 13`),
    check('form_identification_ine', sql`${table.ine} ~ '^[0-9]{10}$'`),
    check('form_identification_license', sql`${table.hasLicense} in (1,2)`),
  ],
)

export const formEducation = pgTable(
  'form_education',
  {
    employeeId: owner(),
    level: text('level').notNull(),
    career: text('career').notNull(),
    institute: text('institute').notNull(),
    /** Month as YYYY-MM. */
    month: text('month').notNull(),
    hasDegree: yesNo('has_degree'),
    /** Fields of the contract that the app does not use, under their original names (FORM4-06). */
    master: jsonb('master').$type<Record<string, string>>(),
  },
  (table) => [
    check('form_education_month', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('form_education_degree', sql`${table.hasDegree} in (1,2)`),
  ],
)

export const formLanguages = pgTable(
  'form_languages',
  {
    employeeId: owner(),
    knowsLanguage: yesNo('knows_language'),
    languageCount: smallint('language_count'),
    tookCourse: yesNo('took_course'),
    courseCount: smallint('course_count'),
  },
  (table) => [
    check('form_languages_answers', sql`${table.knowsLanguage} in (1,2) and ${table.tookCourse} in (1,2)`),
    check('form_languages_counts', sql`${table.languageCount} > 0 and ${table.courseCount} > 0`),
  ],
)

export const formLanguageRows = pgTable(
  'form_language_rows',
  {
    employeeId: ownerOfRows(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    speaks: smallint('speaks').notNull(),
    reads: smallint('reads').notNull(),
    writes: smallint('writes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.position] }),
    check('form_language_rows_speaks', sql`${table.speaks} between 0 and 100 and ${table.speaks} % 10 = 0`),
    check('form_language_rows_reads', sql`${table.reads} between 0 and 100 and ${table.reads} % 10 = 0`),
    check('form_language_rows_writes', sql`${table.writes} between 0 and 100 and ${table.writes} % 10 = 0`),
  ],
)

export const formCourseRows = pgTable(
  'form_course_rows',
  {
    employeeId: ownerOfRows(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** Month as YYYY-MM; '' when unknown. */
    month: text('month').notNull(),
    hasCertificate: smallint('has_certificate'),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.position] }),
    check('form_course_rows_certificate', sql`${table.hasCertificate} in (1,2)`),
  ],
)

export interface HabitDetails {
  startAge: string
  frequency: string
  lastTime: string
}

export const formHealth = pgTable(
  'form_health',
  {
    employeeId: owner(),
    /** Height in metres. Null, like all answers about health, after a refusal. */
    height: numeric('height', { precision: 3, scale: 2 }),
    /** Weight in kilograms. */
    weight: numeric('weight', { precision: 5, scale: 2 }),
    illnesses: integer('illnesses').array(),
    disabilities: integer('disabilities').array(),
    emergencyNumber: text('emergency_number').notNull(),
    emergencyName: text('emergency_name').notNull(),
    emergencyKinship: text('emergency_kinship').notNull(),
    exercises: smallint('exercises'),
    activities: integer('activities').array(),
    tobacco: smallint('tobacco'),
    tobaccoDetails: jsonb('tobacco_details').$type<HabitDetails>(),
    alcohol: smallint('alcohol'),
    alcoholDetails: jsonb('alcohol_details').$type<HabitDetails>(),
    drugs: smallint('drugs'),
    drugDetails: jsonb('drug_details').$type<HabitDetails>(),
  },
  (table) => [
    check(
      'form_health_whole',
      sql`num_nulls(${table.height}, ${table.weight}, ${table.illnesses}, ${table.disabilities}, ${table.exercises}, ${table.activities}, ${table.tobacco}, ${table.alcohol}, ${table.drugs}) in (0, 9)`,
    ),
    check('form_health_height', sql`${table.height} between 1.10 and 2.49`),
    check('form_health_weight', sql`${table.weight} between 20 and 300`),
    check('form_health_illnesses', sql`cardinality(${table.illnesses}) > 0`),
    check('form_health_disabilities', sql`cardinality(${table.disabilities}) > 0`),
    check('form_health_emergency_number', sql`${table.emergencyNumber} ~ '^[0-9]{10}$'`),
    check(
      'form_health_answers',
      sql`${table.exercises} in (1,2) and ${table.tobacco} in (1,2) and ${table.alcohol} in (1,2) and ${table.drugs} in (1,2)`,
    ),
  ],
)

export const formRelatives = pgTable(
  'form_relatives',
  {
    employeeId: ownerOfRows(),
    position: smallint('position').notNull(),
    kinship: text('kinship').notNull(),
    name: text('name').notNull(),
    occupation: text('occupation').notNull(),
    place: text('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.position] }),
    check(
      'form_relatives_complete',
      sql`btrim(${table.name}) <> '' and btrim(${table.occupation}) <> '' and btrim(${table.place}) <> ''`,
    ),
  ],
)
