import { keepAnswers } from '#contract/evaluations/questionnaire.ts'
import { readDraft } from '#core/outbox/drafts.ts'
import { noteShared } from '#core/outbox/shared-draft.ts'
import { workName } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { ANSWERS_STEP, surveyForm } from '#domain/requests/request-forms.ts'
import { afterSending, isShared, readTyped, type Typed, type Unsent, unsentOf } from './answers.ts'

export type SendResult = { sent: Unsent } | { failure: Failure }

/**
 * Sends the unsent answers. A response after the author's sign-out changes nothing on this device.
 * @returns null when all answers were sent
 */
export async function sendAnswers(idEncuesta: number, typed: Typed): Promise<SendResult | null> {
  const sent = unsentOf(typed)
  if (sent === null) return null
  const author = workName()
  const answer = await call(keepAnswers, { idEncuesta, ...sent })
  if (!answer.ok) return { failure: answer.failure }
  if (workName() === author) {
    // If storing fails, the same answers are sent again; the later version counts.
    await noteSent(idEncuesta, sent).catch(() => undefined)
  }
  return { sent }
}

async function noteSent(idEncuesta: number, sent: Unsent): Promise<void> {
  const form = surveyForm(idEncuesta)
  const draft = await readDraft(form, ANSWERS_STEP)
  if (draft === null) return
  const typed = afterSending(readTyped(draft.values, draft.at), sent, serverNow())
  await noteShared(form, ANSWERS_STEP, draft, typed, isShared(typed))
  noteWorkChange()
}
