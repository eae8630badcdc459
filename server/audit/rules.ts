import type { AnyOperation, RequestOf } from '#contract/protocol/operation.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { Database, Tx } from '../db/connection.ts'
import type { EventDetails } from '../db/schema/security-events.ts'
import type { User } from '../identity/user.ts'
import type { WireFault } from '../wire/wire-fault.ts'

/** Person concerned: users.id, or employees.id when the person has no account. */
export interface Subject {
  subjectId: number | null
  subjectEmployeeId?: number | null
}

export interface Recorded extends Subject {
  kind: SecurityEventKind
  /** users.id of the actor when the call has no session. */
  actorId?: number
  details?: EventDetails
  /** Whether the event may come in floods, such as one call for each typed letter (record-bounded.ts). */
  isBounded?: boolean
  /** Object of the event. The event is recorded once a day per actor and object (record-once.ts). */
  onceADayOf?: string
}

interface RuleContext<Caller> {
  tx: Tx
  user: Caller
  /** The response, or the input of `finish` in a handler of three stages. */
  done: unknown
}

type UserOf<Op> = Op extends { access: 'public' } ? null : User

export type Rule<Op> = (
  input: RequestOf<Op>,
  context: RuleContext<UserOf<Op>>,
) => Promise<Recorded | readonly Recorded[] | null>

export type RefusedRule<Op> = (
  input: RequestOf<Op>,
  context: { db: Database; fault: WireFault },
) => Promise<Recorded | null>

export interface RuleEntry {
  id: string
  done?: Rule<AnyOperation>
  refused?: RefusedRule<AnyOperation>
  silent?: string
  isRecordedByHandler?: true
}

export function records<Op extends AnyOperation>(operation: Op, done: Rule<Op>): RuleEntry {
  return { id: operation.id, done: done as Rule<AnyOperation> }
}

export function recordsRefusal<Op extends AnyOperation>(operation: Op, refused: RefusedRule<Op>): RuleEntry {
  return { id: operation.id, refused: refused as RefusedRule<AnyOperation> }
}

export function recordsNothing(operation: AnyOperation, why: string): RuleEntry {
  return { id: operation.id, silent: why }
}

export function recordsInHandler(operation: AnyOperation): RuleEntry {
  return { id: operation.id, isRecordedByHandler: true }
}

export type RuleOf = Omit<RuleEntry, 'id'>

/** @throws Error when two entries define the same field for one operation, such as `done` */
export function indexRules(entries: readonly RuleEntry[]): ReadonlyMap<string, RuleOf> {
  const index = new Map<string, RuleOf>()
  for (const { id, ...entry } of entries) {
    const known = index.get(id) ?? {}
    const isTwice = Object.keys(entry).some((key) => key in known)
    if (isTwice) throw new Error(`${id} has two audit rules`)
    index.set(id, { ...known, ...entry })
  }
  return index
}
