import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { listOwnSurveys, readQuestionnaire } from '#contract/questionnaire.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore, workName } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { ANSWERS_STEP, SURVEY_FORM, surveyOf } from '#domain/request-forms.ts'
import { readTyped } from './answers.ts'
import { bringAnswers } from './bring.ts'

/**
 * While the network is there: what was tapped and written without one goes to the server, so that another device goes on; and each
 * questionnaire that waits comes to this device, so that it opens without one. The screen asks for news all the same.
 */
export async function bringAhead(client: QueryClient): Promise<void> {
  await sendTyped()
  const list = await fetchKept(client, listOwnSurveys, {})
  for (const { idEncuesta, idTipo, terminada } of list?.data ?? []) {
    const input = { idEncuesta, idTipo }
    if (!terminada && (await readKept(readQuestionnaire, input)) === null)
      await fetchKept(client, readQuestionnaire, input)
  }
}

/** Of each medal and comment the later one counts, however often it comes. A refusal is told where it is opened. */
async function sendTyped(): Promise<void> {
  const author = workName()
  for (const { form, step, state } of await readStatesUnder(SURVEY_FORM)) {
    const idEncuesta = surveyOf(form)
    if (idEncuesta === null || step !== ANSWERS_STEP || state !== 'draft') continue
    const draft = await readDraft(form, step)
    // Somebody else is here by now: it is not theirs to send.
    if (workName() !== author) return
    const brought = draft && (await bringAnswers(idEncuesta, readTyped(draft.values, draft.at)))
    // Nobody answers: the others wait for the next network, too.
    if (brought && 'failure' in brought && brought.failure.kind !== 'rejected') return
  }
}

/** @returns null without an answer: it is asked for again where it is shown */
async function fetchKept<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: RequestOf<Op>,
): Promise<ResponseOf<Op> | null> {
  // The store of whoever asks now: when the answer arrives, somebody else may be signed in.
  const store = openStore()
  const answer = await call(operation, input)
  if (!answer.ok || openStore() !== store) return null
  const fetched = { value: answer.value, at: serverNow() }
  client.setQueryData([operation.id, input], fetched)
  await keep(store, operation, input, fetched)
  return answer.value
}
