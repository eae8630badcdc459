import { count, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isTaken } from '../../db/unique-violation.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import { reaches } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { findForUpdate } from './queries.ts'
import { clarificationTexts as texts } from './texts.ts'

const { clarifications, formerAnswers } = tables
type Attending = NotifyContext & { user: User }

interface Answer {
  text: string
  /**
   * Whether the check of payslips was right; null without a verdict. Stored only for a clarification with
   * rules of the check.
   */
  wasCheckRight: boolean | null
}

/**
 * Stores the answer and notifies the person.
 * @throws WireFault if the clarification is unknown, out of reach, the caller's own, or already answered
 */
export async function answer(context: Attending, id: number, given: Answer): Promise<void> {
  const { tx, user, clock } = context
  const row = await findForUpdate(tx, id)
  if (row === null) throw new WireFault('ERROR', texts.unknown)
  if (!(await reaches(tx, user, 'nomina', row.employeeId)))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
  await refuseOwn(context, row.employeeId, ownDataTexts.ownRequest)
  if (row.answeredAt !== null) throw new WireFault('ERROR', texts.answeredBefore)
  await tx
    .update(clarifications)
    .set({
      answer: given.text,
      answeredBy: user.id,
      answeredAt: clock.now(),
      wasCheckRight: row.checkRules.length > 0 ? given.wasCheckRight : null,
    })
    .where(eq(clarifications.id, id))
  await notify(context, {
    kind: 'clarification-answered',
    to: { employeeIds: [row.employeeId] },
    ref: String(id),
    key: `${id}-${await countFormer(tx, id)}`,
    subtitle: texts.folio(id),
  })
}

async function countFormer(tx: Tx, id: number): Promise<number> {
  const [former] = await tx
    .select({ times: count() })
    .from(formerAnswers)
    .where(eq(formerAnswers.clarificationId, id))
  return Number(former?.times ?? 0)
}

/**
 * Moves answer and rating to the history, drops the verdict on the check, and notifies the person.
 * @throws WireFault if the clarification is unknown, out of reach, the caller's own, or not answered
 */
export async function reopen(context: Attending, id: number): Promise<void> {
  const { tx, user, clock } = context
  const row = await findForUpdate(tx, id)
  if (row === null) throw new WireFault('ERROR', texts.unknown)
  if (!(await reaches(tx, user, 'nomina', row.employeeId)))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
  await refuseOwn(context, row.employeeId, ownDataTexts.ownRequest)
  const { answer: words, answeredBy, answeredAt, rating } = row
  if (words === null || answeredBy === null || answeredAt === null) throw new WireFault('ERROR', texts.isOpen)
  await tx.insert(formerAnswers).values({
    clarificationId: id,
    answer: words,
    answeredBy,
    answeredAt,
    rating,
    reopenedBy: user.id,
    reopenedAt: clock.now(),
  })
  await open(tx, id)
  await notify(context, {
    kind: 'request-reopened',
    to: { employeeIds: [row.employeeId] },
    ref: `aclaracion-${id}`,
    key: `aclaracion-${id}-${await countFormer(tx, id)}`,
    subtitle: texts.folio(id),
  })
}

/**
 * Opens the clarification again.
 * @throws WireFault if the person has another open clarification for the period (CLARF-20)
 */
async function open(tx: Tx, id: number): Promise<void> {
  try {
    await tx
      .update(clarifications)
      .set({ answer: null, answeredBy: null, answeredAt: null, rating: null, wasCheckRight: null })
      .where(eq(clarifications.id, id))
  } catch (cause) {
    throw isTaken(cause) ? new WireFault('ERROR', texts.otherOpen) : cause
  }
}
