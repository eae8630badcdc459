import { and, eq } from 'drizzle-orm'
import type { RequestableDetails } from '#contract/approvals/approval-details.ts'
import { hasText } from '#contract/approvals/approval-details.ts'
import { isForHumanResources, isForLeaders, isWorkKind } from '#domain/approvals/kinds.ts'
import { isHalfHours, OVERTIME_DAYS_BACK } from '#domain/approvals/overtime.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { fail } from '../../wire/wire-fault.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { isAlreadyRequested } from './queries.ts'
import { recordApproval } from './record.ts'
import { requireBelowLimits } from './request-limits.ts'
import { notifyApprover } from './notify-people.ts'
import { approvalTexts as texts } from './texts.es.ts'
import { approverOf } from './who-decides.ts'
import { requireLawfulWork } from './work-facts.ts'

const { approvals, employees } = tables

const DAYS_AHEAD = 366

/**
 * Creates a request.
 * @throws WireFault with the reason for the refusal
 */
export async function ask(
  context: NotifyContext & { user: User; address: string },
  { clase: kind, ...request }: RequestableDetails,
): Promise<{ id: number; approverId: number }> {
  const { tx, user, clock } = context
  const requesterId = employeeOf(user)
  if (isForLeaders(kind) && !user.isLeader && !user.isHumanResources) fail(texts.leadersOnly)
  const today = companyDate(clock.now().getTime())
  const { fromDay, toDay } = daysOf(kind, request, today)
  if ('horas' in request && !isHalfHours(request.horas)) fail(texts.halfHours)
  const number = 'empleado' in request && hasText(request.empleado) ? request.empleado : null
  const subjectId =
    kind === 'descanso_laborado' || isForHumanResources(kind)
      ? requesterId
      : number === null
        ? null
        : await findOfTeam(tx, requesterId, number)
  const approver = (await approverOf(tx, requesterId, kind)) ?? fail(texts.nobodyDecides)
  const row = {
    kind,
    requesterId,
    // Approvers cannot decide about themselves.
    subjectId: subjectId === approver.approverId ? fail(texts.notOfTeam) : subjectId,
    ...approver,
    fromDay,
    toDay,
    details: withoutDays(request),
  }
  if (await isAlreadyRequested(tx, row)) fail(fromDay === null ? texts.alreadyWaits : texts.alreadyAsked)
  if (isWorkKind(kind) && subjectId !== null && fromDay !== null) {
    const hours = 'horas' in request ? request.horas : 0
    await requireLawfulWork(tx, subjectId, { kind, day: fromDay, hours })
  }
  await requireBelowLimits(tx, requesterId, clock.now())
  const [made] = await tx
    .insert(approvals)
    .values({ ...row, requestedAt: clock.now() })
    .returning()
  if (!made) throw new Error('the request could not be inserted')
  await recordApproval(context, 'approval-asked', made, user.id)
  await notifyApprover(context, made, today)
  return { id: made.id, approverId: approver.approverId }
}

function daysOf(kind: string, request: object, today: string) {
  if (!('dia' in request) || typeof request.dia !== 'string') return { fromDay: null, toDay: null }
  const fromDay = request.dia
  const toDay = 'diaFin' in request && typeof request.diaFin === 'string' ? request.diaFin : fromDay
  if (!isDay(fromDay) || !isDay(toDay)) fail(texts.notADay)
  if (toDay < fromDay) fail(texts.endsBefore)
  if (fromDay < addDays(today, -(kind === 'tiempo_extra' ? OVERTIME_DAYS_BACK : 0))) fail(texts.pastDay)
  if (toDay > addDays(today, DAYS_AHEAD)) fail(texts.tooFar)
  if ('entrada' in request && 'salida' in request && String(request.salida) <= String(request.entrada)) {
    fail(texts.leavesBefore)
  }
  return { fromDay, toDay }
}

/**
 * @returns employees.id of a person whom the requester leads
 * @throws WireFault for any other number
 */
async function findOfTeam(tx: Tx, leaderId: number, number: string): Promise<number> {
  const [row] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.number, number), eq(employees.leaderId, leaderId)))
  return row?.id ?? fail(texts.notOfTeam)
}

function withoutDays(request: object): Record<string, unknown> {
  const isDetail = ([name, value]: [string, unknown]) =>
    name !== 'dia' && name !== 'diaFin' && value !== undefined && value !== ''
  return Object.fromEntries(Object.entries(request).filter(isDetail))
}
