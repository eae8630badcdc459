import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type StepNumber, stepNumbers } from '#domain/data-form-rules.ts'
import type { Tx } from '../../db/connect.ts'

/**
 * A step and the note that it was saved are one statement, whose text is made once and whose row travels as one JSON
 * parameter: the query builder would take longer than the database (quality.md, one step save).
 */

const missing = sql.raw(
  `select array_remove(array[${stepNumbers.map((step) => `case when step_${step}_at is null then ${step} end`).join()}], null) as missing from noted`,
)

function noteOf(step: StepNumber): { head: SQL; tail: SQL } {
  const column = `step_${step}_at`
  return {
    head: sql.raw(`with noted as (insert into data_forms (employee_id, ${column}) values (`),
    tail: sql.raw(
      `::timestamptz) on conflict (employee_id) do update set ${column} = excluded.${column} returning *)`,
    ),
  }
}

const notes = new Map(stepNumbers.map((step) => [step, noteOf(step)]))

interface Put {
  /** Key in code and name of the column. */
  columns: (readonly [key: string, name: string])[]
  head: SQL
  tail: SQL
}

function putOf(table: PgTable): Put {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const)
  const name = getTableName(table)
  const names = columns.map(([, column]) => column)
  const changed = names.filter((column) => column !== 'employee_id')
  const changes = changed.map((column) => `${column} = excluded.${column}`).join()
  return {
    columns,
    head: sql.raw(
      `, written as (insert into ${name} (${names.join()}) select ${names.join()} from jsonb_populate_record(null::${name}, `,
    ),
    tail: sql.raw(`::jsonb) on conflict (employee_id) do update set ${changes}) `),
  }
}

const puts = new Map<PgTable, Put>()

/** @returns the steps that are still missing, with this one saved; the person's form is held until the transaction ends */
async function run(tx: Tx, statement: SQL): Promise<StepNumber[]> {
  const { rows } = (await tx.execute(statement)) as unknown as { rows: { missing: StepNumber[] }[] }
  return rows[0]?.missing ?? []
}

function noted(step: StepNumber, employeeId: number, now: Date): SQL {
  const note = notes.get(step) ?? noteOf(step)
  return sql`${note.head}${employeeId}, ${now.toISOString()}${note.tail}`
}

/** For a step that is only a list. */
export function noteStep(tx: Tx, step: StepNumber, employeeId: number, now: Date): Promise<StepNumber[]> {
  return run(tx, sql`${noted(step, employeeId, now)} ${missing}`)
}

/** Puts the step's row in the place of the one before. */
export function putRow(
  tx: Tx,
  step: StepNumber,
  employeeId: number,
  now: Date,
  table: PgTable,
  row: Readonly<Record<string, unknown>>,
): Promise<StepNumber[]> {
  const put = puts.get(table) ?? putOf(table)
  puts.set(table, put)
  const values: Record<string, unknown> = {}
  for (const [key, name] of put.columns) values[name] = row[key]
  values.employee_id = employeeId
  return run(
    tx,
    sql`${noted(step, employeeId, now)}${put.head}${JSON.stringify(values)}${put.tail}${missing}`,
  )
}
