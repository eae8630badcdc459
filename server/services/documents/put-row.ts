import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { Tx } from '../../db/connection.ts'
import { runStatement, type Statement } from '../../db/raw-client.ts'

/** Writes a step and its save time with one statement, for speed. The row is one JSON parameter. */

/**
 * Returns SQL that saves the time. Its parameters:
 * - $1: employee.
 * - $2: time.
 * - $3: times of the versions that may be overwritten, separated by commas; null for any.
 *
 * The SQL locks the row even when the save is rejected. Each time identifies one version. If the previous
 * time is the same or less than a minute ahead, the new time is a millisecond after it.
 */
function markStepSql(step: StepNumber): string {
  const column = `step_${step}_at`
  const before = `data_forms.${column}`
  const fresh = `excluded.${column}`
  return (
    `with noted as (insert into data_forms (employee_id, ${column}) values ($1, $2::timestamptz) ` +
    `on conflict (employee_id) do update set ${column} = case ` +
    `when ${before} >= ${fresh} and ${before} < ${fresh} + interval '1 minute' ` +
    `then ${before} + interval '1 millisecond' else ${fresh} end ` +
    `where $3::text is null or ${before} is null or ` +
    `date_trunc('milliseconds', ${before}) = any(string_to_array($3::text, ',')::timestamptz[]) returning *)`
  )
}

const cases = stepNumbers.map((step) => `case when step_${step}_at is null then ${step} end`)

function answerText(step: StepNumber): string {
  return ` select array_remove(array[${cases.join()}], null) as missing, step_${step}_at as at from noted`
}

interface Put {
  statement: Statement
  columns: readonly (readonly [key: string, name: string])[]
}

/**
 * Returns the statement that saves the time and the row. Parameter $4 is the row as JSON. The row is written
 * only if the time was saved. An absent column keeps its stored value, or gets its default in a new row.
 */
function saveStatementOf(id: string, step: StepNumber, table: PgTable, absent: readonly string[]): Put {
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => !absent.includes(key))
    .map(([key, { name }]) => [key, name] as const)
  const name = getTableName(table)
  const names = columns.map(([, column]) => column)
  const changed = names.filter((column) => column !== 'employee_id')
  const text =
    `${markStepSql(step)}, written as (insert into ${name} (${names.join()}) ` +
    `select ${names.join()} from jsonb_populate_record(null::${name}, $4::jsonb) where exists (select from noted) ` +
    `on conflict (employee_id) do update set ${changed.map((column) => `${column} = excluded.${column}`).join()})` +
    answerText(step)
  return { statement: { name: id, text }, columns }
}

const puts = new Map<string, Put>()

export interface SavedVersion {
  missing: StepNumber[]
  at: Date
}

/** `overwritable` lists the versions that may be overwritten (ISO times); null for any. */
export interface SaveTarget {
  employeeId: number
  step: StepNumber
  now: Date
  overwritable: readonly string[] | null
}

/**
 * Runs a statement.
 * @returns null if another version is stored; nothing was written, and the form is locked
 */
async function run(
  tx: Tx,
  statement: Statement,
  { employeeId, now, overwritable }: SaveTarget,
  ...more: unknown[]
): Promise<SavedVersion | null> {
  const values = [employeeId, now.toISOString(), overwritable?.join() ?? null, ...more]
  const [row] = (await runStatement(tx, statement, values)) as SavedVersion[]
  return row ?? null
}

export function markStepSaved(tx: Tx, place: SaveTarget): Promise<SavedVersion | null> {
  const { step } = place
  return run(tx, { name: `note_step_${step}`, text: markStepSql(step) + answerText(step) }, place)
}

export function putRow(
  tx: Tx,
  place: SaveTarget,
  table: PgTable,
  row: Readonly<Record<string, unknown>>,
): Promise<SavedVersion | null> {
  const { step, employeeId } = place
  const absent = Object.keys(getTableColumns(table)).filter((key) => key !== 'employeeId' && !(key in row))
  const id = ['put_step', step, ...absent].join('_')
  const put = puts.get(id) ?? saveStatementOf(id, step, table, absent)
  puts.set(id, put)
  const values: Record<string, unknown> = {}
  for (const [key, name] of put.columns) values[name] = row[key]
  values.employee_id = employeeId
  return run(tx, put.statement, place, JSON.stringify(values))
}
