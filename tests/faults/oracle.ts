import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { TestServer } from '../support/server/server.ts'
import { markedColumns } from './steps.ts'

export interface Confirmation {
  mark: number
  step: StepNumber
  /**
   * True when confirm() resolved. False when the phone died before that, so the save may or may not be
   * stored.
   */
  isSure: boolean
}

export interface Effect {
  step: StepNumber
  mark: number
}

export interface Verdict {
  lost: string[]
  twice: string[]
  disorder: string[]
  strange: string[]
}

export async function watchEffects({ connection }: Pick<TestServer, 'connection'>): Promise<void> {
  const { query } = connection
  await query.query('create table fault_effects (id serial, employee_id int, step int, mark bigint)')
  for (const step of stepNumbers) {
    const { table, column, isList } = markedColumns[step]
    const note =
      `insert into fault_effects (employee_id, step, mark) ` +
      `values (new.employee_id, ${step}, nullif(regexp_replace(new.${column}, '[^0-9]', '', 'g'), '')::bigint)`
    const guarded = isList ? `if new.position = 0 then ${note}; end if;` : `${note};`
    await query.query(
      `create function fault_note_${step}() returns trigger language plpgsql as $$ begin ${guarded} return null; end $$`,
    )
    await query.query(
      `create trigger fault_note after insert or update on ${table} for each row execute function fault_note_${step}()`,
    )
  }
}

export async function readEffects(
  { connection }: Pick<TestServer, 'connection'>,
  employeeId: number,
): Promise<Effect[]> {
  const { rows } = await connection.query.query(
    'select step, mark from fault_effects where employee_id = $1 order by id',
    [employeeId],
  )
  return rows.map(({ step, mark }) => ({ step: Number(step) as StepNumber, mark: Number(mark) }))
}

export async function countReceipts(
  { connection }: Pick<TestServer, 'connection'>,
  userId: number,
): Promise<number> {
  const { rows } = await connection.query.query(
    'select count(*)::int as n from operation_receipts where user_id = $1',
    [userId],
  )
  return Number(rows[0]?.n)
}

export async function emptyForm(
  { connection }: Pick<TestServer, 'connection'>,
  { employeeId, userId }: { employeeId: number; userId: number },
): Promise<void> {
  const lists = ['form_course_rows', 'form_languages']
  const tables = [
    'data_forms',
    'fault_effects',
    ...stepNumbers.map((step) => markedColumns[step].table),
    ...lists,
  ]
  for (const table of tables) {
    await connection.query.query(`delete from ${table} where employee_id = $1`, [employeeId])
  }
  await connection.query.query('delete from operation_receipts where user_id = $1', [userId])
}

export function compareEffects(confirmed: readonly Confirmation[], effects: readonly Effect[]): Verdict {
  const marks = new Set(confirmed.map(({ mark }) => mark))
  const seen = new Set<number>()
  const twice: string[] = []
  for (const { step, mark } of effects) {
    if (seen.has(mark)) twice.push(`step ${step}: ${mark}`)
    seen.add(mark)
  }
  return {
    lost: stepNumbers.flatMap((step) => lostOf(step, confirmed, effects)),
    twice,
    disorder: disorderOf(confirmed, effects),
    strange: effects.filter(({ mark }) => !marks.has(mark)).map(({ step, mark }) => `step ${step}: ${mark}`),
  }
}

/** A step is lost unless its final value is the last sure confirmation or a later unsure confirmation. */
function lostOf(step: StepNumber, confirmed: readonly Confirmation[], effects: readonly Effect[]): string[] {
  const own = confirmed.filter((each) => each.step === step)
  const lastSure = own.findLast(({ isSure }) => isSure)?.mark ?? 0
  const last = effects.findLast((each) => each.step === step)?.mark ?? 0
  const isRight =
    last === lastSure || own.some(({ mark, isSure }) => mark === last && mark > lastSure && !isSure)
  return isRight ? [] : [`step ${step}: ${lastSure} confirmed, ${last} there`]
}

/** A save that replaced an unsent save counts as both saves. */
function disorderOf(confirmed: readonly Confirmation[], effects: readonly Effect[]): string[] {
  const first = effects.filter(({ mark }, at) => effects.findIndex((each) => each.mark === mark) === at)
  const done = new Set(first.map(({ mark }) => mark))
  const placesOf = ({ step, mark }: Effect) => {
    const replaced = confirmed.filter(
      (each) => each.step === step && each.mark < mark && !done.has(each.mark),
    )
    return [mark, ...replaced.map((each) => each.mark)]
  }
  return first.flatMap((effect, at) => {
    const earlier = first.slice(0, at).filter((each) => each.mark > effect.mark)
    return earlier
      .filter((each) => each.step === effect.step || Math.min(...placesOf(each)) > effect.mark)
      .map((each) => `${each.mark} (step ${each.step}) before ${effect.mark} (step ${effect.step})`)
  })
}

export function describeFaults({ lost, twice, disorder, strange }: Verdict): string[] {
  return [
    ...lost.map((text) => `lost: ${text}`),
    ...twice.map((text) => `twice: ${text}`),
    ...disorder.map((text) => `out of order: ${text}`),
    ...strange.map((text) => `never confirmed: ${text}`),
  ]
}
