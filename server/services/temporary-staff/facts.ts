import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import {
  type ProcessEvent,
  type ProcessFacts,
  type ProcessStatus,
  type StaffView,
  step,
} from '#domain/temporary/process.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Staff } from './rows.ts'
import { staffTexts as texts } from './texts.es.ts'

const { employees, evaluationSurveys, jobCodes } = tables

/** Requires the lock on the row. */
export async function factsOf(tx: Tx, staff: Staff): Promise<ProcessFacts> {
  const [person] = await tx
    .select({ workGroup: employees.workGroup })
    .from(employees)
    .where(eq(employees.id, staff.employeeId))
  const [job] = staff.jobCode
    ? await tx.select({ is: jobCodes.isByKardex }).from(jobCodes).where(eq(jobCodes.code, staff.jobCode))
    : []
  const isInRevision = and(
    eq(evaluationSurveys.staffId, staff.id),
    eq(evaluationSurveys.revision, staff.revision),
    isNull(evaluationSurveys.removedAt),
  )
  const [all] = await tx.select({ n: count() }).from(evaluationSurveys).where(isInRevision)
  const [answered] = await tx
    .select({ n: count() })
    .from(evaluationSurveys)
    .where(and(isInRevision, isNotNull(evaluationSurveys.answeredAt)))
  return {
    status: staff.status,
    isRemoved: staff.removedAt !== null,
    applicationDate: staff.applicationDate,
    isKardexJob: job?.is ?? false,
    workGroup: person?.workGroup ?? '',
    isTrained: staff.isTrained,
    surveys: all?.n ?? 0,
    answered: answered?.n ?? 0,
  }
}

/**
 * Checks whether the statechart allows an event. Requires the lock on the row.
 * @returns the next status
 * @throws WireFault with the reason
 */
export async function requireStep(
  { tx, clock }: { tx: Tx; clock: Clock },
  staff: Staff,
  event: ProcessEvent,
  view: StaffView,
): Promise<ProcessStatus | 'removed'> {
  const next = step(await factsOf(tx, staff), event, view, companyDate(clock.now().getTime()))
  if ('to' in next) return next.to
  throw new WireFault(
    'ERROR',
    next.refusal === 'date' ? texts.wait(formatDate(staff.applicationDate)) : texts.refusals[next.refusal],
  )
}
