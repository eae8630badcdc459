import { isDeepStrictEqual } from 'node:util'
import type { $ZodIssue } from 'zod/v4/core'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { mayCall } from './access.ts'
import { recordDone, recordRefused } from '../audit/record-call.ts'
import { hasNullCharacter, type JsonObject } from '../wire/body.ts'
import type { Database, Tx } from '../db/connection.ts'
import { dutyOf, dutyRefusal } from '../identity/duty.ts'
import { describeFault } from '../log.ts'
import { findAnswer, once, receiptOf } from './receipts.ts'
import type { Clock } from '../clock.ts'
import type { BoundOperation, HandlerContext, StageContext } from './service.ts'
import type { Services } from '../facilities/services.ts'
import { transportTexts as texts } from '../texts.ts'
import type { User } from '../identity/user.ts'
import { plainTexts } from '../wire/plain-texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export interface Call {
  bound: BoundOperation
  /** Token of the request; '' for none. */
  token: string
  grant?: string
  /** Whether the device reports that no page of the person is open; only for a sealed request. */
  isAlone?: boolean
  /** Body without Opcion and token. */
  input: JsonObject
  address: string
  /**
   * Called at the end of the call. Not called after an error of this server, because the call is then
   * retried.
   */
  ended?: (outcome: 'answered' | 'expired' | WireFault) => Promise<void>
}

export interface Delivery {
  operation: AnyOperation
  input: JsonObject
  userId: number
  isAlone: boolean
}

export type NotifyDelivered = (
  context: { tx: Tx; services: Services; clock: Clock },
  delivery: Delivery,
  kind: 'step-delivered' | 'step-rejected',
) => Promise<void>

export interface Surroundings {
  db: Database
  services: Services
  clock: Clock
  notifyDelivered: NotifyDelivered
}

/** Error for a response that differs from its declaration: a defect of this server. */
export class AnswerOutsideContract extends Error {
  override readonly name = 'AnswerOutsideContract'
}

/**
 * Runs an operation in this order: identity, permission, valid input, the stages of the handler. Checks the
 * response only with `checkAnswers`.
 * @returns the response, as the operation declares it
 * @throws WireFault for every refusal
 */
export async function runOperation(call: Call, around: Surroundings): Promise<unknown> {
  const { operation, handler } = call.bound
  const user = await identify(operation, call, around)
  const answer = await answerCall(operation, handler, call, user, around)
  if (around.services.environment.checkAnswers) checkAnswer(operation, answer)
  return answer
}

async function answerCall(
  operation: AnyOperation,
  handler: BoundOperation['handler'],
  call: Call,
  user: User | null,
  around: Surroundings,
): Promise<unknown> {
  let input: unknown
  try {
    input = readInput(operation, call.input)
    return await runHandler(handler, input, call, user, around)
  } catch (cause) {
    await recordFault(cause, call, user, around, input)
    // Notifies the author of a refusal, because only the author can correct it. After an error of this server
    // the call is retried.
    const delivery = cause instanceof WireFault && cause.http < 500 ? deliveryOf(call, user) : null
    if (delivery) {
      await around.db.transaction((tx) =>
        around.notifyDelivered({ ...around, tx }, delivery, 'step-rejected'),
      )
    }
    throw cause
  }
}

/**
 * If recording fails, the caller gets an error of this server instead and retries the call.
 * @param input undefined for an invalid body, or for a caller without permission
 */
async function recordFault(
  cause: unknown,
  { bound: { operation, record: rule }, address }: Call,
  user: User | null,
  { db, clock }: Surroundings,
  input?: unknown,
): Promise<void> {
  if (!(cause instanceof WireFault) || cause.http >= 500) return
  await recordRefused(db, { operation, rule, user, address, at: clock.now(), input, fault: cause })
}

/** Returns null for every other call: its caller waits for the response. */
function deliveryOf({ grant, isAlone, bound, input }: Call, user: User | null): Delivery | null {
  if (grant === undefined || user === null) return null
  return { operation: bound.operation, input, userId: user.id, isAlone: isAlone === true }
}

async function identify(operation: AnyOperation, call: Call, around: Surroundings): Promise<User | null> {
  if (operation.access === 'public') return null
  const user = await findUser(operation, call, around)
  if (user === null) {
    throw operation.kind === 'legacy'
      ? new WireFault(operation.expiredStatus, texts.invalidToken)
      : new WireFault('EXPSESSION', texts.invalidToken, 401)
  }
  const forbidden = operation.kind === 'legacy' ? 200 : 403
  const first = dutyRefusal(operation, user, around.services.environment.mfaRoles)
  if (first !== null) throw new WireFault('ERROR', first, forbidden)
  if (!mayCall(operation, user)) {
    const fault = new WireFault('ERROR', texts.forbidden, forbidden)
    await recordFault(fault, call, user, around)
    throw fault
  }
  return user
}

async function findUser(
  operation: AnyOperation,
  { token, grant }: Call,
  { db, services, clock }: Surroundings,
): Promise<User | null> {
  if (grant !== undefined) {
    const author = await services.sessions.authenticateGrant(db, grant, clock.now())
    // Refuses a person who must first set a password or a second step. Their sealed calls wait for the next
    // sign-in.
    return author && dutyOf(author, services.environment.mfaRoles) === null ? author : null
  }
  if (token === '') return null
  return operation.access === 'provider'
    ? services.sessions.authenticateProvider(db, token, clock.now())
    : services.sessions.authenticate(db, token, clock.now())
}

/**
 * The error names the first wrong field, never its value. Cleans texts first: a required text of invisible
 * characters counts as missing.
 */
function readInput(operation: AnyOperation, sent: JsonObject): unknown {
  const body = plainTexts(sent)
  const parsed = operation.request.safeParse(body)
  if (!parsed.success) {
    throw wrongInput(operation, wrongText(body, wrongPath(parsed.error.issues)))
  }
  for (const [field, value] of Object.entries(parsed.data as JsonObject)) {
    if (hasNullCharacter(value)) throw wrongInput(operation, texts.invalidField(field))
  }
  return parsed.data
}

/** Names the innermost field of the path. An empty path means that no single field is wrong. */
function wrongText(body: JsonObject, path: readonly PropertyKey[]): string {
  const field = path.findLast((key) => typeof key === 'string')
  if (field === undefined) return texts.incomplete
  const value = path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown>)[key], body)
  return value === undefined ? texts.missingField(field) : texts.invalidField(field)
}

/**
 * Returns the path of the first wrong value; empty when no single value is wrong. For a union it uses the
 * member with the fewest errors.
 */
function wrongPath([first]: readonly $ZodIssue[]): readonly PropertyKey[] {
  if (first?.code !== 'invalid_union') return first?.path ?? []
  const [nearest = []] = first.errors.toSorted((one, other) => one.length - other.length)
  return [...first.path, ...wrongPath(nearest)]
}

/** For pictures, the error equals that of an unknown path. */
function wrongInput({ answers }: AnyOperation, text: string): WireFault {
  return answers === 'image' ? new WireFault('ERROR', texts.unknownPath, 404) : new WireFault('ERROR', text)
}

async function runHandler(
  handler: BoundOperation['handler'],
  input: unknown,
  call: Call,
  user: User | null,
  { db, services, clock, notifyDelivered }: Surroundings,
): Promise<unknown> {
  // identify() has checked that `user` is null only for public operations.
  const who = user as HandlerContext<AnyOperation>['user']
  const inside = { user: who, clock, services, token: call.token, address: call.address }
  const receipt = user === null ? null : receiptOf(call.bound.operation, call.input, user.id)
  const delivery = deliveryOf(call, user)
  const { operation, record: rule } = call.bound
  const record = (tx: Tx, done: unknown) =>
    recordDone(tx, { operation, rule, user, address: call.address, at: clock.now(), input, done })
  async function workAndNotify(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
    if (user !== null && !services.pace.mayWrite(user.id, clock.now())) {
      throw new WireFault('ERROR', texts.tooBusy, 429)
    }
    const done = await work(tx)
    await record(tx, done)
    if (delivery) await notifyDelivered({ tx, clock, services }, delivery, 'step-delivered')
    return done
  }
  const transact = (work: (tx: Tx) => Promise<unknown>) =>
    db.transaction((tx) =>
      receipt ? once(tx, receipt, clock.now(), () => workAndNotify(tx, work)) : workAndNotify(tx, work),
    )
  const outside: StageContext<AnyOperation> = { ...inside, db }
  if (typeof handler === 'function') {
    if (onlyReads(call.bound)) return handler(input, { ...inside, tx: db as Tx })
    return transact((tx) => handler(input, { ...inside, tx }))
  }
  if ('direct' in handler) {
    const done: unknown = await handler.direct(input, outside)
    await record(db as Tx, done)
    return done
  }
  const known = receipt && (await findAnswer(db, receipt))
  if (known) return handler.finish(known.answer, input, outside)
  const prepared: unknown = await handler.prepare(input, outside)
  const discard = async () => {
    try {
      await handler.discard?.(prepared, outside)
    } catch (cause) {
      // The cleanup deletes the prepared result later. The response stays valid.
      services.log.warn(describeFault(cause), 'an unused prepared result could not be removed')
    }
  }
  let isUsed = false
  let done: unknown
  try {
    done = await transact((tx) => {
      isUsed = true
      return handler.run(input, { ...inside, tx }, prepared)
    })
  } catch (cause) {
    await discard()
    throw cause
  }
  if (!isUsed) await discard()
  return handler.finish(done, input, outside)
}

/**
 * Returns whether the operation only reads and needs no transaction. With PostgreSQL's default isolation,
 * other transactions may write between its statements anyway. Begin and commit would only add two round
 * trips. A test checks that such handlers only read (statements.whole.test.ts). An operation with a security
 * event needs the transaction to write the event.
 */
export function onlyReads({ operation, record }: Pick<BoundOperation, 'operation' | 'record'>): boolean {
  return (operation.offline === 'cache' || operation.isReadOnly === true) && record?.done === undefined
}

/**
 * Parsing drops undeclared fields. A response that differs from its parsed form therefore has undeclared
 * fields.
 */
function checkAnswer(operation: AnyOperation, answer: unknown): void {
  const parsed = operation.response.safeParse(answer)
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') ?? ''
    throw new AnswerOutsideContract(`${operation.id} answers outside its contract at "${place}"`)
  }
  if (!isDeepStrictEqual(parsed.data, answer)) {
    throw new AnswerOutsideContract(`${operation.id} answers fields that it does not declare`)
  }
}
