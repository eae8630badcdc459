import { isDeepStrictEqual } from 'node:util'
import type { $ZodIssue } from 'zod/v4/core'
import type { AnyOperation } from '#contract/operation.ts'
import { mayCall } from './access.ts'
import { isRecorded, recordDone, recordRefused } from '../audit/record-call.ts'
import { hasNullCharacter, type JsonObject } from '../wire/body.ts'
import type { Database, Tx } from '../db/connect.ts'
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
  /** The token as it came; '' when there was none. */
  token: string
  /** For a sealed request, the grant in place of a token (http-sealed.ts). */
  grant?: string
  /** For a sealed request: its device says that no page of the person is open. */
  isAlone?: boolean
  /** The body without Opcion and token. */
  input: JsonObject
  address: string
  /** Called with the end of the call, unless the fault is ours: then the call comes again. */
  ended?: (outcome: 'answered' | 'expired' | WireFault) => Promise<void>
}

/** What came sealed, and its author. */
export interface Delivery {
  operation: AnyOperation
  input: JsonObject
  userId: number
  /** The device says that no page of the person is open. */
  isAlone: boolean
}

/** Tells the author how a delivery ended that nobody saw, in the transaction of the call. */
export type TellDelivery = (
  context: { tx: Tx; services: Services; clock: Clock },
  delivery: Delivery,
  kind: 'step-delivered' | 'step-rejected',
) => Promise<void>

export interface Surroundings {
  db: Database
  services: Services
  clock: Clock
  tellDelivery: TellDelivery
}

/** A handler answered something that its operation does not declare: our defect, never the caller's. */
export class AnswerOutsideContract extends Error {
  override readonly name = 'AnswerOutsideContract'
}

/**
 * Everything between the wire and a handler, in this order: identity, permission, valid input, the three
 * stages, valid answer.
 * @returns the answer, as the operation declares it
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
    // After a fault of ours the call comes again; a refusal must be put right by its author.
    const delivery = cause instanceof WireFault && cause.http < 500 ? deliveryOf(call, user) : null
    if (delivery) {
      await around.db.transaction((tx) => around.tellDelivery({ ...around, tx }, delivery, 'step-rejected'))
    }
    throw cause
  }
}

/**
 * A refusal that can't be recorded is not given: the call comes again as after our own fault.
 * @param input absent for an invalid body, or a caller who may not send one
 */
async function recordFault(
  cause: unknown,
  { bound: { operation }, address }: Call,
  user: User | null,
  { db, clock }: Surroundings,
  input?: unknown,
): Promise<void> {
  if (!(cause instanceof WireFault) || cause.http >= 500) return
  await recordRefused(db, { operation, user, address, at: clock.now(), input, fault: cause })
}

/** Null for a call that did not come sealed: its caller waits for the answer. */
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
    // As for a person who must change the password: sealed calls wait for the author's next sign-in.
    return author && dutyOf(author, services.environment.mfaRoles) === null ? author : null
  }
  if (token === '') return null
  return operation.access === 'provider'
    ? services.sessions.authenticateProvider(db, token, clock.now())
    : services.sessions.authenticate(db, token, clock.now())
}

/** Names the first wrong field, never its value. Cleaned before it is checked: a needed text of nothing but unseen signs is missing. */
function readInput(operation: AnyOperation, sent: JsonObject): unknown {
  const body = plainTexts(sent)
  const parsed = operation.request.safeParse(body)
  if (!parsed.success) {
    const field = wrongField(parsed.error.issues)
    const text = body[field] === undefined ? texts.missingField(field) : texts.invalidField(field)
    throw wrongInput(operation, text)
  }
  for (const [field, value] of Object.entries(parsed.data as JsonObject)) {
    if (hasNullCharacter(value)) throw wrongInput(operation, texts.invalidField(field))
  }
  return parsed.data
}

/** Of one of several forms, that of which least is wrong (P-97: a new one, or the end of one). '' where no field is to blame. */
function wrongField([first]: readonly $ZodIssue[]): string {
  if (first?.code !== 'invalid_union' || first.path.length > 0) return String(first?.path[0] ?? '')
  const [nearest = []] = first.errors.toSorted((one, other) => one.length - other.length)
  return wrongField(nearest)
}

/** Under the pictures' path, an invalid address is answered like an unknown one. */
function wrongInput({ answers }: AnyOperation, text: string): WireFault {
  return answers === 'image' ? new WireFault('ERROR', texts.unknownPath, 404) : new WireFault('ERROR', text)
}

async function runHandler(
  handler: BoundOperation['handler'],
  input: unknown,
  call: Call,
  user: User | null,
  { db, services, clock, tellDelivery }: Surroundings,
): Promise<unknown> {
  // The declared type says who `user` is: null exactly for public operations, which identify() has seen to.
  const who = user as HandlerContext<AnyOperation>['user']
  const inside = { user: who, clock, services, token: call.token, address: call.address }
  const receipt = user === null ? null : receiptOf(call.bound.operation, call.input, user.id)
  const delivery = deliveryOf(call, user)
  const { operation } = call.bound
  const record = (tx: Tx, done: unknown) =>
    recordDone(tx, { operation, user, address: call.address, at: clock.now(), input, done })
  async function workAndTell(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
    if (user !== null && !services.pace.mayWrite(user.id, clock.now())) {
      throw new WireFault('ERROR', texts.tooBusy, 429)
    }
    const done = await work(tx)
    await record(tx, done)
    if (delivery) await tellDelivery({ tx, clock, services }, delivery, 'step-delivered')
    return done
  }
  const transact = (work: (tx: Tx) => Promise<unknown>) =>
    db.transaction((tx) =>
      receipt ? once(tx, receipt, clock.now(), () => workAndTell(tx, work)) : workAndTell(tx, work),
    )
  const outside: StageContext<AnyOperation> = { ...inside, db }
  if (typeof handler === 'function') {
    if (onlyReads(operation)) return handler(input, { ...inside, tx: db as Tx })
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
      // Swept later; the answer stays valid.
      services.log.warn(describeFault(cause), 'what came to nothing could not be removed')
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
 * No transaction around what only reads: between its statements others may write either way (PostgreSQL's usual
 * isolation), so begin and commit would be two more ways to the database and nothing gained. A test holds such handlers
 * to reading (statements.test.ts). What leaves something in the record writes, and not without what it tells of.
 */
export function onlyReads(operation: AnyOperation): boolean {
  return (operation.offline === 'cache' || operation.onlyAsks === true) && !isRecorded(operation)
}

/**
 * Also refuses fields that the operation does not declare: parsing drops them, so the two objects would differ.
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
