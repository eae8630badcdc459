import { and, desc, eq } from 'drizzle-orm'
import { isVacation } from '#domain/approvals/incidents.ts'
import { OUTBOUND_STEPS, type OutboundEvent, type OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { outboundRows } from '../../db/schema/outbound/outbound.ts'
import { tables } from '../../db/schema/tables.ts'
import { type Approval, detailText } from '../approvals/queries.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { type Request, toPesos } from '../savings/queries.ts'
import { classes } from '../savings/wire-names.ts'
import { addOutboundRow } from './add-row.ts'

/** Decisions that payroll reads. Every place where one becomes final calls a function of this file. */

/** Adds a row for an authorized day off, vacation, overtime or worked rest day; nothing for other kinds. */
export async function approvalAuthorized(context: NotifyContext, item: Approval): Promise<void> {
  const kind = kindOf(item)
  if (kind === null) return
  const { id, subjectId, requesterId, fromDay, toDay } = item
  await addOutboundRow(context, {
    kind,
    event: 'autorizado',
    employeeId: subjectId ?? requesterId,
    folio: id,
    approvalId: id,
    fromDay,
    toDay,
    details: detailsOf(kind, item),
  })
}

function kindOf(item: Approval): OutboundKind | null {
  const { kind } = item
  if (kind === 'incidencia') return isVacation(detailText(item, 'tipo')) ? 'vacaciones' : 'incidencia'
  return kind === 'tiempo_extra' || kind === 'descanso_laborado' ? kind : null
}

function detailsOf(kind: OutboundKind, item: Approval): Record<string, unknown> {
  if (kind === 'tiempo_extra')
    return { horas: item.details['horas'] ?? null, entrada: detailText(item, 'entrada') }
  return kind === 'descanso_laborado' ? {} : { tipo: detailText(item, 'tipo') }
}

/**
 * Adds a row for a movement of the fund that payroll must carry out: an authorized one, or one that needs no
 * decision.
 */
export async function movementBinding(context: NotifyContext, request: Request): Promise<void> {
  await addMovement(context, request, 'autorizado', request.amount, null)
}

/** Adds a row for a carried out movement, with the amounts that were moved. */
export async function movementApplied(context: NotifyContext, request: Request): Promise<void> {
  const { savingsMovements: moves } = tables
  const moved = await context.tx
    .select({ kind: moves.kind, amount: moves.amount })
    .from(moves)
    .where(eq(moves.requestId, request.id))
  const sumOf = (isCounted: (kind: (typeof moved)[number]['kind']) => boolean) =>
    moved.filter(({ kind }) => isCounted(kind)).reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const isLeaving = request.kind === 'leaving'
  const amount = isLeaving
    ? sumOf((kind) => kind !== 'loan_payment')
    : moved.length > 0
      ? sumOf(() => true)
      : request.amount
  const paid = isLeaving ? sumOf((kind) => kind === 'loan_payment') : 0
  await addMovement(context, request, 'aplicado', amount, await bindingRow(context.tx, request.id), paid)
}

/** Adds a row that annuls the movement's row; nothing for a movement that payroll does not know. */
export async function movementUndone(context: NotifyContext, request: Request): Promise<void> {
  const formerId = await bindingRow(context.tx, request.id)
  if (formerId !== null) await addMovement(context, request, 'anulado', request.amount, formerId)
}

async function bindingRow(tx: Tx, requestId: number): Promise<string | null> {
  const [row] = await tx
    .select({ id: outboundRows.id })
    .from(outboundRows)
    .where(and(eq(outboundRows.requestId, requestId), eq(outboundRows.event, 'autorizado')))
    .orderBy(desc(outboundRows.entry))
    .limit(1)
  return row?.id ?? null
}

async function addMovement(
  context: NotifyContext,
  { id, employeeId, kind, payDate }: Request,
  event: OutboundEvent,
  centavos: number | null,
  formerId: string | null,
  paidDebt = 0,
): Promise<void> {
  await addOutboundRow(context, {
    kind: 'caja',
    event,
    employeeId,
    folio: id,
    requestId: id,
    fromDay: payDate,
    toDay: payDate,
    formerId,
    details: {
      movimiento: classes[kind],
      monto: centavos === null ? null : toPesos(centavos),
      ...(paidDebt > 0 && { abono: toPesos(paidDebt) }),
    },
  })
}

/** Adds a row for a loan that the person has paid at once from the savings. */
export async function loanPaidOff(
  context: NotifyContext,
  paid: { employeeId: number; loanId: number; day: string; centavos: number },
): Promise<void> {
  await addOutboundRow(context, {
    kind: 'caja',
    event: 'aplicado',
    employeeId: paid.employeeId,
    folio: paid.loanId,
    fromDay: paid.day,
    toDay: paid.day,
    details: { movimiento: 'liquidacion', monto: toPesos(paid.centavos) },
  })
}

interface ReviewedChange {
  id: number
  employeeId: number
  step: number
  after: Record<string, unknown>
}

/**
 * Adds a row for a change of the data form that human resources has seen; nothing for steps that payroll does not
 * use.
 */
export async function dataChangeReviewed(context: NotifyContext, change: ReviewedChange): Promise<void> {
  const { id, employeeId, step, after } = change
  if (!OUTBOUND_STEPS.includes(step)) return
  await addOutboundRow(context, {
    kind: 'datos',
    event: 'revisado',
    employeeId,
    folio: id,
    changeId: id,
    details: { paso: step, respuestas: after },
  })
}
