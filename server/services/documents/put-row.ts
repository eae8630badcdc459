import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type StepNumber, stepNumbers } from '#domain/data-form-rules.ts'
import type { Tx } from '../../db/connect.ts'
import { runStatement, type Statement } from '../../db/raw-client.ts'

/**
 * A step and the note that it was saved are one statement, whose text is made once and whose row travels as one JSON
 * parameter (quality.md, one step save). Its answer is the steps that are still missing.
 */

/** $1 employee, $2 instant. */
function noteText(step: StepNumber): string {
  const column = `step_${step}_at`
  return (
    `with noted as (insert into data_forms (employee_id, ${column}) values ($1, $2::timestamptz) ` +
    `on conflict (employee_id) do update set ${column} = excluded.${column} returning *)`
  )
}

const cases = stepNumbers.map((step) => `case when step_${step}_at is null then ${step} end`)
const MISSING = ` select array_remove(array[${cases.join()}], null) as missing from noted`

interface Put {
  statement: Statement
  /** Key in code and name of the column. */
  columns: readonly (readonly [key: string, name: string])[]
}

/** $3 the row as JSON. */
function putOf(step: StepNumber, table: PgTable): Put {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const)
  const name = getTableName(table)
  const names = columns.map(([, column]) => column)
  const changed = names.filter((column) => column !== 'employee_id')
  const text =
    `${noteText(step)}, written as (insert into ${name} (${names.join()}) ` +
    `select ${names.join()} from jsonb_populate_record(null::${name}, $3::jsonb) ` +
    `on conflict (employee_id) do update set ${changed.map((column) => `${column} = excluded.${column}`).join()})` +
    MISSING
  return { statement: { name: `put_step_${step}`, text }, columns }
}

const puts = new Map<StepNumber, Put>()

async function run(tx: Tx, statement: Statement, values: unknown[]): Promise<StepNumber[]> {
  const rows = await runStatement(tx, statement, values)
  const [row] = rows as { missing: StepNumber[] }[]
  if (!row) throw new Error('an upsert answered no row')
  return row.missing
}

/** For a step that is only a list. */
export function noteStep(tx: Tx, step: StepNumber, employeeId: number, now: Date): Promise<StepNumber[]> {
  const statement = { name: `note_step_${step}`, text: noteText(step) + MISSING }
  return run(tx, statement, [employeeId, now.toISOString()])
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
  const put = puts.get(step) ?? putOf(step, table)
  puts.set(step, put)
  const values: Record<string, unknown> = {}
  for (const [key, name] of put.columns) values[name] = row[key]
  values.employee_id = employeeId
  return run(tx, put.statement, [employeeId, now.toISOString(), JSON.stringify(values)])
}
