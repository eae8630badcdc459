import { keepAnswers } from '#contract/questionnaire.ts'
import { readDraft } from '#core/outbox/drafts.ts'
import { noteShared } from '#core/outbox/shared-draft.ts'
import { workName } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { ANSWERS_STEP, SURVEY_FORM } from '#domain/request-forms.ts'
import { afterSending, isShared, readTyped, type Typed, type Unsent, unsentOf } from './answers.ts'

export type Brought =
  /** The server has this now. */
  { sent: Unsent } | { failure: Failure }

/**
 * Brings what the server does not have of a questionnaire, and notes on this device what it has then. Whose it is says
 * the store that is open: an answer that comes after its author has left is noted nowhere.
 * @returns null where the server has all
 */
export async function bringAnswers(idEncuesta: number, typed: Typed): Promise<Brought | null> {
  const sent = unsentOf(typed)
  if (sent === null) return null
  const author = workName()
  const answer = await call(keepAnswers, { idEncuesta, ...sent })
  if (!answer.ok) return { failure: answer.failure }
  if (workName() === author) {
    // No room, or the store was closed meanwhile: it is sent once more, and of each the later one counts.
    await noteSent(idEncuesta, sent).catch(() => undefined)
  }
  return { sent }
}

async function noteSent(idEncuesta: number, sent: Unsent): Promise<void> {
  const form = `${SURVEY_FORM}${idEncuesta}`
  const draft = await readDraft(form, ANSWERS_STEP)
  if (draft === null) return
  const typed = afterSending(readTyped(draft.values, draft.at), sent, serverNow())
  await noteShared(form, ANSWERS_STEP, draft, typed, isShared(typed))
  noteWorkChange()
}
