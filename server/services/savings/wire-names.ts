import type { requestSteps } from '#contract/savings/savings-desk.ts'
import { type RequestKind, requestStep, type RequestStep } from '#domain/savings/savings-requests.ts'
import type { Request } from './queries.ts'

export const classes = {
  enrolment: 'inscripcion',
  change: 'cambio',
  deposit: 'aportacion',
  withdrawal: 'retiro',
  leaving: 'baja',
  loan: 'prestamo',
  extra_payment: 'pagoExtra',
} as const satisfies Record<RequestKind, string>

const steps = {
  asked: 'pedido',
  'in-review': 'en_revision',
  authorized: 'autorizado',
  paid: 'pagado',
  refused: 'rechazado',
  cancelled: 'cancelado',
} as const satisfies Record<RequestStep, (typeof requestSteps)[number]>

export function stepOf({ status, openedAt }: Pick<Request, 'status' | 'openedAt'>) {
  return steps[requestStep(status, openedAt !== null)]
}
