import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countApprovals } from '#contract/approvals/approval-count.ts'
import { listOwnSurveys, type OwnSurvey } from '#contract/evaluations/questionnaire.ts'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { ANSWERS_STEP, REQUEST_STEP, SURVEY_FORM, surveyOf } from '#domain/requests/request-forms.ts'
import { fetchKept } from '#hooks/operations/fetch-kept.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { forgetAnswers } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'

type Kept = Awaited<ReturnType<typeof readStatesUnder>>[number]
const NONE: readonly Kept[] = []

export type SurveyState = 'open' | 'begun' | 'queued' | 'rejected' | 'done'

export interface SurveyRow {
  survey: OwnSurvey
  state: SurveyState
  /** True when this device stores answers. The server's number of answers may then be too low. */
  isHere: boolean
}

export function useOwnSurveys() {
  const client = useQueryClient()
  const answer = useOperation(listOwnSurveys, {})
  const storedRows = useWork<readonly Kept[]>(readStatesUnder, SURVEY_FORM, NONE) ?? NONE
  const all = answer.data?.data ?? null
  const isOver = storedRows.filter(({ form, state }) => {
    const survey = all?.find(({ idEncuesta }) => idEncuesta === surveyOf(form))
    return survey?.terminada === true && state !== 'queued'
  })
  const overKey = isOver.map(({ form, step }) => `${form} ${step}`).join()
  useEffect(() => {
    // The server has the answers, or has closed the survey. If the store fails, the next list retries.
    if (overKey !== '') void forgetOver(client, isOver).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [overKey])
  const rows = all?.map((survey): SurveyRow => rowOf(survey, storedRows)) ?? null
  return { ...answer, rows, hasResult: answer.data?.tieneResultado ?? false }
}

function rowOf(survey: OwnSurvey, storedRows: readonly Kept[]): SurveyRow {
  const isHere = storedRows.some(
    ({ form, step }) => surveyOf(form) === survey.idEncuesta && step === ANSWERS_STEP,
  )
  return { survey, state: stateOf(survey, storedRows), isHere }
}

function stateOf(survey: OwnSurvey, storedRows: readonly Kept[]): SurveyState {
  if (survey.terminada) return 'done'
  const own = storedRows.filter(({ form }) => surveyOf(form) === survey.idEncuesta)
  const sent = own.find(({ step }) => step === REQUEST_STEP)
  if (sent?.state === 'queued') return 'queued'
  if (sent?.state === 'synced') return 'done'
  if (sent?.state === 'rejected') return 'rejected'
  return own.some(({ step }) => step === ANSWERS_STEP) || survey.contestadas > 0 ? 'begun' : 'open'
}

/** Refetches the count first, because a stale count includes surveys that only these rows mark as sent. */
async function forgetOver(client: QueryClient, rows: readonly Kept[]): Promise<void> {
  await fetchKept(client, countApprovals, {})
  await forgetAnswers(rows)
}

/** Deletes the answers of a closed questionnaire after the person has seen the notice. */
export async function forgetSurvey(idEncuesta: number): Promise<void> {
  const rows = await readStatesUnder(SURVEY_FORM)
  await forgetAnswers(rows.filter(({ form, state }) => surveyOf(form) === idEncuesta && state !== 'queued'))
}
