import { companyDate } from '#domain/time/dates.ts'
import type { FundPosition, FundRefusal } from '#domain/savings/savings-moves.ts'
import {
  MOST_MOVEMENTS_A_DAY,
  needsDecision,
  type RequestKind,
  requestKinds,
} from '#domain/savings/savings-requests.ts'
import { fundRefusalTexts } from '#domain/savings/savings-texts.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { movementBinding } from '../outbound/decided.ts'
import { memberOf } from './member.ts'
import { positionOf } from './position.ts'
import * as queries from './queries.ts'
import { savingsTexts as texts } from './texts.es.ts'

/**
 * A person's fund, locked until the transaction ends, so that decisions about it stay valid (BR-04 … BR-09).
 */
export interface OpenFund {
  employeeId: number
  payGroupId: number
  today: string
  account: queries.Account | null
  loan: queries.Loan | null
  pending: readonly queries.Request[]
  position: FundPosition
}

export async function openFund({ tx, user, clock }: { tx: Tx; user: User; clock: Clock }): Promise<OpenFund> {
  return lockFund(tx, memberOf(user, 200), companyDate(clock.now().getTime()))
}

export async function lockFund(tx: Tx, employeeId: number, today: string): Promise<OpenFund> {
  const account = await queries.lockAccount(tx, employeeId)
  if (account) await queries.settlePaidOff(tx, employeeId)
  const loan = account && (await queries.lockLoan(tx, employeeId))
  const pending = await queries.listPending(tx, employeeId)
  const { payGroupId } = await queries.readPerson(tx, employeeId)
  const position = positionOf({ today, account, loan, pending })
  return { employeeId, payGroupId, today, account, loan, pending, position }
}

export function fault(message: string): WireFault {
  return new WireFault('ERROR', message, 200, 'message', { respuesta: 0 })
}

export function refusal(reason: FundRefusal): WireFault {
  return fault(fundRefusalTexts[reason])
}

export function refuseFor(reason: FundRefusal | null): void {
  if (reason !== null) throw refusal(reason)
}

export async function requirePayday(
  tx: Tx,
  { payGroupId, today }: Pick<OpenFund, 'payGroupId' | 'today'>,
): Promise<queries.Payday> {
  const payday = await queries.movementPayday(tx, payGroupId, today)
  if (!payday) throw fault(texts.noPayday)
  return payday
}

export async function requireParameters(tx: Tx, today: string): Promise<queries.Parameters> {
  const parameters = await queries.findParameters(tx, today)
  if (!parameters) throw fault(texts.noParameters)
  return parameters
}

interface NewRequest {
  kind: RequestKind
  /** Centavos; null for a kind without an amount. */
  amount: number | null
  loanId?: number
}

export async function ask(
  context: NotifyContext,
  fund: OpenFund,
  wish: NewRequest,
): Promise<{ status: string; respuesta: number; fechaNomina: string }> {
  const { tx } = context
  // Counts under the account's lock, so that simultaneous requests cannot exceed the limit.
  const today = await queries.countRequests(tx, fund.employeeId, fund.today)
  if (today >= MOST_MOVEMENTS_A_DAY) throw fault(texts.tooMany)
  const { payDate, prepayrollDate } = await requirePayday(tx, fund)
  const [made] = await tx
    .insert(tables.savingsRequests)
    .values({
      ...wish,
      employeeId: fund.employeeId,
      movementType: requestKinds[wish.kind],
      requestedOn: fund.today,
      payDate,
      closesOn: prepayrollDate,
      status: 'pending',
    })
    .returning()
  if (!made) throw new Error('the request was not stored')
  if (!needsDecision(made.kind)) await movementBinding(context, made)
  return { status: 'OK', respuesta: 1, fechaNomina: payDate }
}
