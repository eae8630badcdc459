import { and, eq, gte, max } from 'drizzle-orm'
import type { Datos } from '#domain/data-form/data-form.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { Tx } from '../../db/connection.ts'
import { runStatement, type Statement } from '../../db/raw-client.ts'
import { dataChanges } from '../../db/schema/data-changes.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { differingAnswers } from './differing-answers.ts'
import { readSteps } from './read-steps.ts'
import { toStoredShape } from './stored-shape.ts'
import { stepTexts } from './texts.ts'

/** Maximum recorded changes of a person's step in 24 hours. Limits the table and the review list. */
const MAX_PER_DAY = 20
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Statement that returns whether the form is complete. Locks the form until the transaction ends, which
 * prevents another save between the read and the write.
 */
const REGISTERED: Statement = {
  name: 'registered',
  text: 'select step_7_at is not null as yes from data_forms where employee_id = $1 for no key update',
}

interface PersonStep {
  employeeId: number
  step: StepNumber
}

/**
 * Returns the step's answers before a save; {} without answers. Returns null while the form is incomplete,
 * because changes are recorded only afterwards.
 */
export async function answersBefore(tx: Tx, { employeeId, step }: PersonStep): Promise<object | null> {
  const [form] = (await runStatement(tx, REGISTERED, [employeeId])) as { yes: boolean }[]
  if (form?.yes !== true) return null
  const [saved] = await readSteps(tx, employeeId, step)
  return saved?.datos ?? {}
}

/**
 * Records the changed answers of a registered person, if any. Requires the lock on the form, which keeps the
 * count exact.
 * @throws WireFault after MAX_PER_DAY changes of the step within a day
 */
export async function recordChange<N extends StepNumber>(
  tx: Tx,
  change: { employeeId: number; step: N; authorId: number; now: Date; before: object | null },
  datos: Datos[N],
): Promise<void> {
  const { before, now, ...place } = change
  if (before === null) return
  const changed = differingAnswers(change.step, before, toStoredShape(change.step, datos, before))
  if (Object.keys(changed.after).length + Object.keys(changed.before).length === 0) return
  const ofStep = and(eq(dataChanges.employeeId, place.employeeId), eq(dataChanges.step, place.step))
  const since = new Date(now.getTime() - DAY_MS)
  if ((await tx.$count(dataChanges, and(ofStep, gte(dataChanges.at, since)))) >= MAX_PER_DAY)
    throw new WireFault('ERROR', stepTexts.tooManyChanges)
  await tx.insert(dataChanges).values({ ...place, at: now, ...changed })
}

export async function lastChanges(tx: Tx, employeeId: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await tx
    .select({ step: dataChanges.step, at: max(dataChanges.at) })
    .from(dataChanges)
    .where(eq(dataChanges.employeeId, employeeId))
    .groupBy(dataChanges.step)
  return new Map(rows.flatMap(({ step, at }) => (at === null ? [] : [[step, at]])))
}
