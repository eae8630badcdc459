import { useEffect, useRef } from 'react'
import { listClarifications, rateClarification } from '#contract/requests/clarifications.ts'
import { type Clarification } from '#contract/requests/clarifications.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { canRateClarification, isBlocked, type Rating } from '#domain/requests/clarifications.ts'
import { clarificationFailedText } from '#domain/requests/clarification-texts.ts'
import { RATING_STEP, ratedId, ratingForm, requestForms } from '#domain/requests/request-forms.ts'
import { showScreenAlert } from '#hooks/operations/alert.ts'
import { failureText, refusalText } from '#hooks/operations/failure-text.ts'
import { type LastTry, type Sending, sendRequest } from '#models/requests/send-request.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { OWN_CLARIFICATIONS } from '#models/requests/unrated-clarifications.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import {
  useUselessRatings,
  useWaitingRequests,
  type WaitingRequest,
} from '#models/requests/waiting-requests.ts'
import { wordsOf } from '#i18n/texts.ts'
import type { TypedClarification } from './clarification-form-values.ts'
import { type ClarificationRow, clarificationRows, type WaitingRating } from './clarification-rows.ts'
import { clarificationTexts } from './clarification-texts.es.ts'

export interface Clarifications {
  rows: readonly ClarificationRow[] | null
  waiting: readonly WaitingRequest<TypedClarification>[]
  /** Answered requests that block the way back until they are rated (CLAR-23). */
  toRate: readonly ClarificationRow[]
  /** Usual hours until payroll's answer; undefined when the server sends none. */
  usualHours: number | undefined
  at: number | null
  failure: Failure | null
  isLoading: boolean
  refresh: () => Promise<void>
  rate: (row: ClarificationRow, level: Rating, lastTry: LastTry) => Promise<Sending>
}

type List = OperationState<ResponseOf<typeof listClarifications>>

export function useClarifications(): Clarifications {
  const list = useOperation(listClarifications, OWN_CLARIFICATIONS)
  useFailureAlert(list)
  const waiting = useWaitingRequests<TypedClarification>(requestForms.clarification, list, showNews)
  const ratings = useWaitingRequests<WaitingRating>(requestForms.clarificationRating, list)
  const known = knownRows(list)
  useUselessRatings(ratings, list, (id) =>
    Boolean(
      known?.some((each) => each.ID === id && canRateClarification(each.estatus, each.nivelSatisfaccion)),
    ),
  )
  const byId = new Map((ratings ?? []).map((row) => [ratedId(row.form) ?? 0, row]))
  const rows = known && clarificationRows(known, byId)
  // Off until the queue is known, because a rating may already be queued.
  const mayBlock = ratings !== null && isBlocked(list.data?.numNoEvaluados)
  return {
    rows,
    waiting: waiting ?? [],
    toRate: mayBlock ? (rows ?? []).filter(({ canRate }) => canRate) : [],
    usualHours: list.data?.horasUsuales,
    at: list.at,
    failure: list.failure,
    isLoading: rows === null && list.isRefreshing,
    refresh: list.refresh,
    rate,
  }
}

/** Returns an empty list for the failure code VACIO. */
function knownRows({ data, failure }: List): readonly Clarification[] | null {
  if (failure?.kind === 'rejected' && failure.code === 'VACIO') return []
  return data?.data ?? null
}

function rate({ id, mark }: ClarificationRow, level: Rating, lastTry: LastTry): Promise<Sending> {
  const entry = {
    operation: rateClarification,
    // Names the answer that the person has read. The rating must not apply to a later answer.
    input: { id, rating: level, ...(mark != null && { respuesta: mark }) },
    form: ratingForm('clarificationRating', id),
    step: RATING_STEP,
    values: { level } satisfies WaitingRating,
  }
  return sendRequest(entry, lastTry)
}

/** Reports that a queued clarification was registered or rejected (CLARF-18, CLARF-21). */
function showNews(news: WaitingRequest<TypedClarification>): void {
  const words = wordsOf(clarificationTexts)
  const ms = FORM_SNACK_MS
  if (news.state === 'synced') showSnack({ text: words.form.registered, tone: 'success', ms })
  else {
    const text = words.form.said(refusalText(news, words.unexplained, clarificationFailedText))
    showSnack({ text, tone: 'error', ms })
  }
}

/**
 * Shows a failure of the list as an alert (CLAR-33). The session handles a 401 (CLAR-32). The list itself shows a
 * missing network.
 */
function useFailureAlert({ failure }: List): void {
  const told = useRef<Failure | null>(null)
  useEffect(() => {
    if (!failure || failure === told.current) return
    told.current = failure
    const isEmpty = failure.kind === 'rejected' && failure.code === 'VACIO'
    if (failure.kind === 'expired' || failure.kind === 'offline' || isEmpty) return
    void showScreenAlert(failureText(failure, wordsOf(clarificationTexts).failures))
  }, [failure])
}
