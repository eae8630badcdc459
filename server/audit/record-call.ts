import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { Database, Tx } from '../db/connection.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import { fileTexts, loginTexts, ownDataTexts, peopleTexts, transportTexts as texts } from '../texts.ts'
import type { User } from '../identity/user.ts'
import type { WireFault } from '../wire/wire-fault.ts'
import { recordEvent } from './record.ts'
import { recordBounded } from './record-bounded.ts'
import { recordOnceADay } from './record-once.ts'
import type { Recorded, RuleOf } from './rules.ts'

/** Kinds of events for refusals by any operation, by the text of the refusal. */
const KIND_OF_SENTENCE: ReadonlyMap<string, SecurityEventKind> = new Map([
  ...[texts.forbidden, ...Object.values(ownDataTexts)].map((each) => [each, 'access-refused'] as const),
  [peopleTexts.needsAdministrator, 'access-refused'],
  [loginTexts.wrongCurrent, 'current-password-refused'],
  [fileTexts.refused.activePdf, 'file-refused'],
  [fileTexts.refused.infected, 'file-refused'],
])

interface Happening {
  operation: AnyOperation
  rule: RuleOf | undefined
  user: User | null
  address: string
  at: Date
}

/**
 * Records a successful call in its transaction. A repetition that gets the first response is not recorded.
 */
export async function recordDone(
  tx: Tx,
  happening: Happening & { input: unknown; done: unknown },
): Promise<void> {
  const { rule, user, input, done } = happening
  // `user` is null only for public operations, whose rules expect null.
  const recorded = (await rule?.done?.(input, { tx, user: user as User, done })) ?? []
  for (const event of [recorded].flat()) await write(tx, event, happening)
}

/**
 * Records a refused call after the rollback of its transaction. `input` is undefined for an invalid body, and
 * for a caller without permission.
 */
export async function recordRefused(
  db: Database,
  happening: Happening & { input: unknown; fault: WireFault },
): Promise<void> {
  const { operation, rule, user, input, fault } = happening
  if (rule?.refused) {
    const recorded = input === undefined ? null : await rule.refused(input, { db, fault })
    if (recorded) await write(db, recorded, happening)
    return
  }
  const kind = KIND_OF_SENTENCE.get(fault.message)
  if (user === null || kind === undefined) return
  const details = { operation: operation.id }
  await write(db, { kind, subjectId: null, details, isBounded: true }, happening)
}

async function write(
  db: Database | Tx,
  { actorId, isBounded = false, onceADayOf, ...event }: Recorded,
  { user, address, at }: Happening,
): Promise<void> {
  const whole = { ...event, actorId: user?.id ?? actorId ?? null, address, at }
  if (onceADayOf !== undefined) await recordOnceADay(db, whole, onceADayOf)
  else await (isBounded ? recordBounded(db, whole) : recordEvent(db, whole))
}
