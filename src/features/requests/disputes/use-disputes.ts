import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Dispute, listDisputes, rateDispute } from '#contract/requests/disputes.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import type { Rating } from '#domain/requests/clarifications.ts'
import { canRateDispute } from '#domain/requests/disputes.ts'
import { RATING_STEP, ratedId, ratingForm, requestForms } from '#domain/requests/request-forms.ts'
import { failureText, refusalText } from '#hooks/operations/failure-text.ts'
import { type LastTry, type Sending, sendRequest } from '#models/requests/send-request.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import {
  useUselessRatings,
  useWaitingRequests,
  type WaitingRequest,
} from '#models/requests/waiting-requests.ts'
import { failureTexts } from '#i18n/failure-texts.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ConfirmedDispute } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'

/** Rating that the server's list lacks. */
export interface GivenRating {
  id: number
  level: Rating
}

export interface Disputes {
  /** Last known list, or null. */
  rows: readonly Dispute[] | null
  /** Usual hours until payroll's answer; undefined when the server sends none. */
  usualHours: number | undefined
  /** Fetch time in server ms. */
  at: number | null
  failure: Failure | null
  /** Sentence of spec 002 about a missing network (GRAL-19); '' without this failure. */
  offlineText: string
  /**
   * True after an error or an invalid response (DISP-03), or when the module is unavailable and no list is stored.
   */
  isBroken: boolean
  isRefreshing: boolean
  /** @returns the current list; empty when it could not be fetched */
  refresh: () => Promise<readonly Dispute[]>
  waiting: readonly WaitingRequest<ConfirmedDispute>[]
  areRatingsKnown: boolean
  ratings: ReadonlyMap<number, WaitingRequest<GivenRating>>
}

/** Values of `ruta` in INC-02. */
const routeNames = { list: '', notification: 'notificacion' } as const
/** Stored responses of both routes. A new dispute changes both. */
const ANSWERS = Object.values(routeNames).map((ruta) => [listDisputes, { ruta }] as const)

export function useDisputes(from: keyof typeof routeNames): Disputes {
  const client = useQueryClient()
  const input = { ruta: routeNames[from] }
  const list = useOperation(listDisputes, input)
  const source = { at: list.at, refresh: list.refresh, answers: ANSWERS }
  const waiting = useWaitingRequests<ConfirmedDispute>(requestForms.dispute, source, tell)
  const given = useWaitingRequests<GivenRating>(requestForms.disputeRating, source, showRating)
  useUselessRatings(given, list, (id) =>
    Boolean(
      list.data?.inconformidad?.some(
        (row) => row.id === id && canRateDispute(row.estatus, row.nivelSatisfaccion),
      ),
    ),
  )
  const ratings = useMemo(
    () =>
      new Map(
        (given ?? []).flatMap((row) => (ratedId(row.form) === null ? [] : [[row.values.id, row] as const])),
      ),
    [given],
  )
  const { failure } = list
  const alertWords = useTexts(failureTexts)
  return {
    rows: list.data === null ? null : (list.data.inconformidad ?? []),
    usualHours: list.data?.horasUsuales,
    at: list.at,
    failure,
    offlineText: failure?.kind === 'offline' ? alertWords.text(failureText(failure, alertWords)) : '',
    isBroken:
      failure?.kind === 'rejected' ||
      failure?.kind === 'malformed' ||
      (failure?.kind === 'unavailable' && list.data === null),
    isRefreshing: list.isRefreshing,
    refresh: async () => {
      await list.refresh()
      const state = client.getQueryState<{ value: ResponseOf<typeof listDisputes> }>([listDisputes.id, input])
      return (state?.status === 'success' && state.data?.value.inconformidad) || []
    },
    waiting: waiting ?? [],
    areRatingsKnown: given !== null,
    ratings,
  }
}

function tell(news: WaitingRequest<ConfirmedDispute>): void {
  const { form, unexplained } = wordsOf(disputeTexts)
  if (news.state === 'synced') showSnack({ text: form.delivered(), tone: 'success' })
  else showSnack({ text: refusalText(news, unexplained, form.rejectedTitle), tone: 'error' })
}

function showRating({ state }: WaitingRequest<GivenRating>): void {
  if (state === 'rejected') showSnack({ text: wordsOf(disputeTexts).ratingRefused, tone: 'error' })
}

export function sendDisputeRating(
  { id, respuesta }: Dispute,
  level: Rating,
  lastTry: LastTry,
): Promise<Sending> {
  const entry = {
    operation: rateDispute,
    // Names the answer that the person has read. The rating must not apply to a later answer.
    input: { id, rating: level, ...(respuesta != null && { respuesta }) },
    form: ratingForm('disputeRating', id),
    step: RATING_STEP,
    values: { id, level } satisfies GivenRating,
  }
  return sendRequest(entry, lastTry)
}
