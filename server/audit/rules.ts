import type { AnyOperation, RequestOf } from '#contract/operation.ts'
import type { SecurityEventKind } from '#domain/security-events.ts'
import type { Database, Tx } from '../db/connect.ts'
import type { EventDetails } from '../db/schema/security-events.ts'
import type { User } from '../identity/user.ts'
import type { WireFault } from '../wire/wire-fault.ts'

/** users.id, or employees.id of somebody without an account. */
export interface Subject {
  subjectId: number | null
  subjectEmployeeId?: number | null
}

export interface Recorded extends Subject {
  kind: SecurityEventKind
  /** users.id of the actor, where nobody is signed in but the actor is known. */
  actorId?: number
  details?: EventDetails
  /** The event can come in floods (record-bounded.ts). */
  isBounded?: boolean
  /** The same of it is told once a day of its actor (record-once.ts). */
  onceADayOf?: string
}

interface RuleContext<Caller> {
  tx: Tx
  user: Caller
  /** What `run` returned: the answer, or in a handler of three stages what `finish` makes the answer from. */
  done: unknown
}

type UserOf<Op> = Op extends { access: 'public' } ? null : User

/** What a served call leaves in the record, one for each person it is about; null: this one leaves nothing. */
export type Rule<Op> = (
  input: RequestOf<Op>,
  context: RuleContext<UserOf<Op>>,
) => Promise<Recorded | readonly Recorded[] | null>

/** What a refused call leaves in the record; null: this refusal leaves nothing. */
export type RefusedRule<Op> = (
  input: RequestOf<Op>,
  context: { db: Database; fault: WireFault },
) => Promise<Recorded | null>

export interface RuleEntry {
  id: string
  done?: Rule<AnyOperation>
  refused?: RefusedRule<AnyOperation>
  /** Why nothing is recorded. */
  silent?: string
  /** Recorded by its handler. */
  isTold?: true
}

export function records<Op extends AnyOperation>(operation: Op, done: Rule<Op>): RuleEntry {
  return { id: operation.id, done: done as Rule<AnyOperation> }
}

export function recordsRefusal<Op extends AnyOperation>(operation: Op, refused: RefusedRule<Op>): RuleEntry {
  return { id: operation.id, refused: refused as RefusedRule<AnyOperation> }
}

/** @param why the reason, in a sentence, that this operation leaves no trace */
export function recordsNothing(operation: AnyOperation, why: string): RuleEntry {
  return { id: operation.id, silent: why }
}

/** The handler records it, because only the handler knows the facts (record.ts). */
export function recordsByItself(operation: AnyOperation): RuleEntry {
  return { id: operation.id, isTold: true }
}

export type RuleOf = Omit<RuleEntry, 'id'>

/** Rules by operation id. @throws Error when two entries name the same operation */
export function indexRules(entries: readonly RuleEntry[]): ReadonlyMap<string, RuleOf> {
  const index = new Map<string, RuleOf>()
  for (const { id, ...entry } of entries) {
    const known = index.get(id) ?? {}
    const isTwice = Object.keys(entry).some((key) => key in known)
    if (isTwice) throw new Error(`${id} has two rules of what it records`)
    index.set(id, { ...known, ...entry })
  }
  return index
}
