import type { QueryClient } from '@tanstack/react-query'
import { listOwnSurveys, readQuestionnaire } from '#contract/evaluations/questionnaire.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import { readKept } from '#core/store/kept.ts'
import { workName } from '#core/store/open-store.ts'
import { ANSWERS_STEP, SURVEY_FORM, surveyOf } from '#domain/requests/request-forms.ts'
import { fetchKept } from '#hooks/operations/fetch-kept.ts'
import { readTyped } from './answers.ts'
import { sendAnswers } from './send-answers.ts'

/**
 * Sends stored answers, because the person may continue on another device. Prefetches the questionnaires for
 * offline use; their screen refetches them.
 */
export async function prefetchData(client: QueryClient): Promise<void> {
  await sendTyped()
  const list = await fetchKept(client, listOwnSurveys, {})
  for (const { idEncuesta, idTipo, terminada } of list?.data ?? []) {
    const input = { idEncuesta, idTipo }
    if (!terminada && (await readKept(readQuestionnaire, input)) === null)
      await fetchKept(client, readQuestionnaire, input)
  }
}

/**
 * Repeated sending is harmless, because the later version counts. The questionnaire's screen shows a
 * rejection.
 */
async function sendTyped(): Promise<void> {
  const author = workName()
  for (const { form, step, state } of await readStatesUnder(SURVEY_FORM)) {
    const idEncuesta = surveyOf(form)
    if (idEncuesta === null || step !== ANSWERS_STEP || state !== 'draft') continue
    const draft = await readDraft(form, step)
    // Another person has signed in. These answers must not be sent in the new session.
    if (workName() !== author) return
    const brought = draft && (await sendAnswers(idEncuesta, readTyped(draft.values, draft.at)))
    if (brought && 'failure' in brought && brought.failure.kind !== 'rejected') return
  }
}
