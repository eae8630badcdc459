import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { keepAnswers, listOwnSurveys, readQuestionnaire } from '#contract/questionnaire.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { ANSWERS_STEP, SURVEY_FORM, surveyOf } from '#domain/request-forms.ts'
import { type Typed, unsentOf } from './answers.ts'

/**
 * While the network is there: what was tapped without one goes to the server, so that another device goes on; and each
 * questionnaire that waits comes to this device, so that it opens without one. The screen asks for news all the same.
 */
export async function bringAhead(client: QueryClient): Promise<void> {
  await sendTaps()
  const list = await fetchKept(client, listOwnSurveys, {})
  for (const { idEncuesta, idTipo, terminada } of list?.data ?? []) {
    const input = { idEncuesta, idTipo }
    if (!terminada && (await readKept(readQuestionnaire, input)) === null)
      await fetchKept(client, readQuestionnaire, input)
  }
}

/** Medals alone: of each the later one counts, however often it comes. A refusal is told where it is opened. */
async function sendTaps(): Promise<void> {
  for (const { form, step } of await readStatesUnder(SURVEY_FORM)) {
    const idEncuesta = surveyOf(form)
    const typed =
      step === ANSWERS_STEP ? ((await readDraft(form, step))?.values as Typed | undefined) : undefined
    const respuestas = (typed && unsentOf(typed)?.respuestas) ?? []
    if (idEncuesta === null || respuestas.length === 0) continue
    const answer = await call(keepAnswers, { idEncuesta, respuestas })
    // Nobody answers: the others wait for the next network, too.
    if (!answer.ok && answer.failure.kind !== 'rejected') return
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
