import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { recognise } from '#contract/recognition/recognition-give.ts'
import { companyDate } from '#domain/time/dates.ts'
import { MONTHLY_RECOGNITIONS, reasonLength } from '#domain/recognition/limits.ts'
import { REASON_LENGTH } from '#domain/recognition/reason.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { HandlerContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { isLeaver } from './leavers.ts'
import { recognitionTexts as texts } from './texts.es.ts'

const { employees, principles, recognitions } = tables

/** Value of `respuesta` for a reached monthly limit (contract, VAL-05). */
const OVER_LIMIT = -3

export function monthOf(now: Date): string {
  return companyDate(now.getTime()).slice(0, 7)
}

export async function countGiven(tx: Tx, giverId: number, month: string): Promise<number> {
  const [row] = await tx
    .select({ given: count() })
    .from(recognitions)
    .where(and(eq(recognitions.giverId, giverId), eq(recognitions.month, month)))
  return row?.given ?? 0
}

/** Locks the giver's row, so that simultaneous calls cannot exceed the limit. */
export async function give(
  { valorado, razon, valor }: RequestOf<typeof recognise>,
  context: HandlerContext<typeof recognise>,
) {
  const { tx, user, clock } = context
  const giverId = employeeOf(user)
  if (reasonLength(razon) === 0) throw refused(texts.needed)
  if (reasonLength(razon) > REASON_LENGTH) throw refused(texts.tooLong)
  await tx.select({ id: employees.id }).from(employees).where(eq(employees.id, giverId)).for('update')
  const receiver = await findReceiver(tx, valorado, user.company)
  if (receiver.id === giverId) throw refused(texts.self)
  const [principle] = await tx.select().from(principles).where(eq(principles.title, valor))
  if (!principle) throw refused(texts.noPrinciple)
  const now = clock.now()
  const month = monthOf(now)
  const given = await countGiven(tx, giverId, month)
  if (given >= MONTHLY_RECOGNITIONS) throw refused(texts.limit, OVER_LIMIT)
  const [made] = await tx
    .insert(recognitions)
    .values({
      giverId,
      receiverId: receiver.id,
      principleId: principle.id,
      companyCode: receiver.companyCode,
      departmentId: receiver.departmentId,
      reason: razon,
      at: now,
      month,
      place: given + 1,
    })
    .returning({ id: recognitions.id })
  if (!made) throw new Error('a recognition was not inserted')
  const ref = String(made.id)
  await notify(context, {
    kind: 'recognition-received',
    to: { employeeIds: [receiver.id] },
    ref,
    key: ref,
    subtitle: principle.title,
  })
  return { status: 'OK', respuesta: made.id }
}

/**
 * Finds a present person of the company by number or by a unique whole name. The specification's list has
 * only names. Every other case gives the same error.
 */
async function findReceiver(tx: Tx, named: string, company: string) {
  const { number, firstName, paternalName, maternalName } = employees
  const find = (is: SQL) =>
    tx
      .select()
      .from(employees)
      .where(and(is, eq(employees.companyCode, company), sql`not ${isLeaver(employees.id)}`))
      .limit(2)
  const name = sql`trim(${firstName} || ' ' || ${paternalName} || ' ' || ${maternalName})`
  const byNumber = await find(eq(number, named))
  const [receiver, other] = byNumber.length > 0 ? byNumber : await find(eq(name, named))
  if (!receiver || other) throw refused(texts.nobody)
  return receiver
}

function refused(message: string, respuesta = 0): WireFault {
  return new WireFault('ERROR', message, 200, 'message', { respuesta })
}
