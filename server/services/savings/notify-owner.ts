import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import type { Request } from './queries.ts'
import { savingsTexts as texts } from './texts.es.ts'

/** The push never contains the amount. */

type DecidedRequest = Pick<Request, 'id' | 'employeeId' | 'kind' | 'amount'>

function inWords({ kind, amount }: DecidedRequest): string {
  const name = texts.kinds[kind]
  return amount === null ? name : `${name} de ${formatMoney(amount)}`
}

export async function notifyAuthorized(
  context: NotifyContext,
  request: DecidedRequest,
  payDate: string,
): Promise<void> {
  const { id, employeeId } = request
  await notify(context, {
    kind: 'savings-authorized',
    to: { employeeIds: [employeeId] },
    ref: String(id),
    key: String(id),
    subtitle: texts.withPayroll(inWords(request), formatDate(payDate)),
  })
}

export async function notifyRefused(
  context: NotifyContext,
  request: DecidedRequest,
  reason: string,
): Promise<void> {
  const { id, employeeId } = request
  await notify(context, {
    kind: 'savings-refused',
    to: { employeeIds: [employeeId] },
    ref: String(id),
    key: String(id),
    subtitle: inWords(request),
    comment: reason,
  })
}
