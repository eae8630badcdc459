import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { JsonObject } from '../wire/body.ts'
import type { Database, Tx } from '../db/connection.ts'
import { runStatement, type Statement } from '../db/raw-client.ts'
import { operationReceipts } from '../db/schema/delivery.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export const OPERATION_UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
export const OPERATION_ID = 'idOperacion'

export interface Receipt {
  userId: number
  operationId: string
  fingerprint: string
}

/**
 * Returns the receipt of a call with an operation id; null without an id. Only operations that may be queued
 * (offline 'queue') or that are declared `isOnce` have receipts.
 * @throws WireFault when the id is not a UUID
 */
export function receiptOf(operation: AnyOperation, input: JsonObject, userId: number): Receipt | null {
  if (operation.offline !== 'queue' && operation.isOnce !== true) return null
  const { [OPERATION_ID]: operationId, ...fields } = input
  if (operationId === undefined) return null
  if (typeof operationId !== 'string' || !OPERATION_UUID.test(operationId)) {
    throw new WireFault('ERROR', texts.invalidField(OPERATION_ID))
  }
  // Leaves the input of anonymous operations out of the hash. The row contains the user's id, and trying all
  // choices could reverse a hash of a few choices.
  const hashedFields = operation.isAnonymous === true ? '' : JSON.stringify(fields)
  const fingerprint = createHash('sha256').update(`${operation.id} ${hashedFields}`).digest('hex')
  return { userId, operationId: operationId.toLowerCase(), fingerprint }
}

const CLAIM: Statement = {
  name: 'claim_receipt',
  text:
    'insert into operation_receipts (user_id, operation_id, fingerprint, created_at) values ($1, $2, $3, $4) ' +
    'on conflict do nothing returning user_id',
}
const KEEP: Statement = {
  name: 'keep_answer',
  text: 'update operation_receipts set answer = $3::jsonb where user_id = $1 and operation_id = $2',
}

/**
 * Does the work once per receipt, in its transaction. A repetition gets the first response, and a concurrent
 * one waits for it. Refusals leave no receipt, so that a retry is possible.
 * @throws WireFault when the id was used for something else
 */
export async function once(
  tx: Tx,
  receipt: Receipt,
  now: Date,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { userId, operationId, fingerprint } = receipt
  const claimed = await runStatement(tx, CLAIM, [userId, operationId, fingerprint, now.toISOString()])
  if (claimed.length === 0) {
    const place = and(eq(operationReceipts.userId, userId), eq(operationReceipts.operationId, operationId))
    const [known] = await tx.select().from(operationReceipts).where(place)
    if (known?.fingerprint !== fingerprint) throw new WireFault('ERROR', texts.operationIdTaken)
    return known.answer
  }
  const answer = await work()
  await runStatement(tx, KEEP, [userId, operationId, JSON.stringify(answer)])
  return answer
}

/**
 * Returns the earlier response to this receipt; null for a new receipt. Saves work before the transaction,
 * such as checking a file. `once` checks again.
 * @throws WireFault when the id was used for something else
 */
export async function findAnswer(db: Database, receipt: Receipt): Promise<{ answer: unknown } | null> {
  const { userId, operationId, fingerprint } = receipt
  const place = and(eq(operationReceipts.userId, userId), eq(operationReceipts.operationId, operationId))
  const [known] = await db.select().from(operationReceipts).where(place)
  if (!known) return null
  if (known.fingerprint !== fingerprint) throw new WireFault('ERROR', texts.operationIdTaken)
  return { answer: known.answer }
}
