import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { indexRules, type RuleEntry, type RuleOf } from '../audit/rules.ts'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/connection.ts'
import type { Services } from '../facilities/services.ts'
import type { User } from '../identity/user.ts'

/**
 * Context of a handler. `tx` is one transaction, or the database for a handler that only reads. `user` comes
 * from the token, never from the body.
 */
export interface HandlerContext<Op> {
  tx: Tx
  user: UserOf<Op>
  clock: Clock
  services: Services
  token: string
  address: string
}

/**
 * Context of work before or after the transaction: hashing, limits, emails, PDFs. Such work must not run
 * inside the transaction.
 */
export interface StageContext<Op> {
  db: Database
  user: UserOf<Op>
  clock: Clock
  services: Services
  token: string
  address: string
}

type UserOf<Op> = Op extends { access: 'public' } ? null : User

export type Handler<Op> = (input: RequestOf<Op>, context: HandlerContext<Op>) => Promise<ResponseOf<Op>>

/** Handler of three stages: `prepare` and `finish` run outside the transaction of `run`. */
export interface StagedHandler<Op, Prepared, Done> {
  prepare(input: RequestOf<Op>, context: StageContext<Op>): Promise<Prepared>
  run(input: RequestOf<Op>, context: HandlerContext<Op>, prepared: Prepared): Promise<Done>
  finish(done: Done, input: RequestOf<Op>, context: StageContext<Op>): Promise<ResponseOf<Op>>
  /**
   * Called when the prepared result was not used: the transaction failed, or the call is a repetition. Also
   * called when only the confirmation of the commit was lost, so it must not remove a used result.
   */
  discard?(prepared: Prepared, context: StageContext<Op>): Promise<void>
}

// The stages of one operation match each other, but the table of handlers cannot express their types.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyStaged<Op> = StagedHandler<Op, any, any>

export function staged<Op>() {
  return <Prepared, Done>(handler: StagedHandler<Op, Prepared, Done>): AnyStaged<Op> => handler
}

/**
 * Handler without a transaction, for an operation that only reads, or changes one row with one statement. The
 * operation is never queued, because a receipt needs the transaction of its effect.
 */
export interface DirectHandler<Op> {
  direct(input: RequestOf<Op>, context: StageContext<Op>): Promise<ResponseOf<Op>>
}

/** Handlers by operation name. A missing handler or a wrong field does not compile. */
export type Handlers<Declared> = {
  [Name in keyof Declared as Declared[Name] extends AnyOperation ? Name : never]:
    | Handler<Declared[Name]>
    | AnyStaged<Declared[Name]>
    | DirectHandler<Declared[Name]>
}

export type WordFile = readonly [es: object, en: object]

export interface BoundOperation {
  operation: AnyOperation
  handler: Handler<AnyOperation> | AnyStaged<AnyOperation> | DirectHandler<AnyOperation>
  record?: RuleOf | undefined
  words?: readonly WordFile[]
}

interface About {
  /** Rules of other services' operations are ignored. */
  records?: readonly RuleEntry[]
  words?: readonly WordFile[]
}

export function defineService<Declared extends Record<string, unknown>>(
  declared: Declared,
  handlers: Handlers<Declared>,
  { records = [], words = [] }: About = {},
): BoundOperation[] {
  const rules = indexRules(records)
  return Object.entries(handlers as Record<string, BoundOperation['handler']>).map(([name, handler]) => {
    const operation = declared[name] as AnyOperation
    return { operation, handler, record: rules.get(operation.id), words }
  })
}
