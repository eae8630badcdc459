import type { SavingsRequest } from '#contract/savings/savings-desk.ts'
import { companyDate, daysBetween } from '#domain/time/dates.ts'
import { isDeskKind } from '#domain/savings/savings-requests.ts'
import type { User } from '../../identity/user.ts'
import { toPesos } from '../savings/queries.ts'
import { classes, stepOf } from '../savings/wire-names.ts'
import type { DeskRow } from './queries.ts'

const letterOf = { weekly: 'S', biweekly: 'Q' } as const

export function toWire(row: DeskRow, user: User, now: Date): SavingsRequest {
  const { request, loan } = row
  const { id, kind, requestedOn, decidedAt } = request
  if (!isDeskKind(kind)) throw new Error('a request that the desk does not decide')
  return {
    id,
    clase: classes[kind],
    empleado: row.number,
    nombre: row.name,
    departamento: row.department,
    monto: toPesos(amountOf(row)),
    plazo: loan?.term ?? null,
    prdo: loan && letterOf[loan.frequency],
    fechaSolicitud: requestedOn,
    dias: Math.max(0, daysBetween(requestedOn, companyDate(now.getTime()))),
    paso: stepOf(request),
    fechaNomina: request.payDate ?? '',
    fechaCierre: request.closesOn ?? '',
    decidio: row.decider,
    fechaDecision: decidedAt && companyDate(decidedAt.getTime()),
    motivo: request.reason,
    esPropia: request.employeeId === user.employeeId,
  }
}

/** Centavos. A departure that is not paid yet gets the savings less the debt (BR-07). */
function amountOf({ request, saved, owed, left }: DeskRow): number {
  if (left !== null) return -left
  return request.amount ?? Math.max(0, saved - (owed ?? 0))
}
