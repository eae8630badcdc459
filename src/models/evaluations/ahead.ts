import type { QueryClient } from '@tanstack/react-query'
import { listOwnSurveys, readQuestionnaire } from '#contract/questionnaire.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import { readKept } from '#core/store/kept.ts'
import { workName } from '#core/store/open-store.ts'
import { ANSWERS_STEP, SURVEY_FORM, surveyOf } from '#domain/request-forms.ts'
import { fetchKept } from '#hooks/operations/fetch-kept.ts'
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
