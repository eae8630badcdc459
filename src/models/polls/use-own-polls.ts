import { useEffect } from 'react'
import {
  BENEFITS_PROJECT,
  readPollState,
  ROUTES_PROJECT,
  isAnsweredStatus,
} from '#contract/polls/poll-answers.ts'
import { listPolls } from '#contract/polls/polls.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import type { Failure } from '#core/transport/failure.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { ANSWERS_STEP, POLL_FORM, pollPlaceOf, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useDelivered } from '#hooks/work/use-delivered.ts'
import { forgetAnswers } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { isFormer, type KeptAnswers } from './kept.ts'
import { dialogPlaces, type PollPlace } from './places.ts'

/** `folio` is the edition of rejected answers (kept.ts); undefined for other answers. */
type Kept = Awaited<ReturnType<typeof readStatesUnder>>[number] & { folio?: string | undefined }
const NONE: readonly Kept[] = []

/**
 * 'over': rejected answers that cannot be corrected, because the poll has closed or was answered on another
 * device.
 */
export type PollState = 'open' | 'begun' | 'queued' | 'rejected' | 'over' | 'done'

export interface PollRow {
  place: PollPlace
  /** '' for the benefits and routes polls, and for a poll that is not listed any more. */
  title: string
  /** YYYY-MM-DD, or '' without an end. */
  until: string
  minutes: number
  state: PollState
  /** True when the server has counted answers, also those of another device. */
  isAnswered: boolean
}

/** Minutes to answer nine questions about benefits, or three about routes. */
const MINUTES = { beneficios: 3, rutas: 1 } as const

export interface OwnPolls {
  /** null until this device's answers and at least one list are read. */
  rows: readonly PollRow[] | null
  /** True when all lists are loaded. A poll that is missing in `rows` then does not exist. */
  isWhole: boolean
  answered: readonly PollPlace[]
  /** True when the server answered in this visit. Only then may the dialog open automatically. */
  isFresh: { benefits: boolean; routes: boolean }
  isOpen: boolean
  failure: Failure | null
  refresh: () => Promise<void>
}

export function useOwnPolls(options: { isShown?: boolean } = {}): OwnPolls {
  const { user, company } = useProfile()
  const enabled = hasReminders({ company, userId: user.Id_Usuario })
  const config = useAppConfig()
  const isPortalServer = config?.deliveryKey !== undefined
  const benefits = useOperation(readPollState, { proyecto: BENEFITS_PROJECT }, { ...options, enabled })
  const routes = useOperation(readPollState, { proyecto: ROUTES_PROJECT }, { ...options, enabled })
  const own = useOperation(listPolls, {}, { ...options, enabled: enabled && isPortalServer })
  const storedRows = useWork<readonly Kept[]>(readKept, POLL_FORM, NONE)
  const answers = isPortalServer ? [benefits, routes, own] : [benefits, routes]
  const refresh = async () => {
    await Promise.all(answers.map((answer) => answer.refresh()))
  }
  const two = [
    { place: dialogPlaces.benefits, answer: benefits, minutes: MINUTES.beneficios },
    { place: dialogPlaces.routes, answer: routes, minutes: MINUTES.rutas },
  ].flatMap(({ place, answer, minutes }): PollRow[] => {
    const isPending = /^vacio$/i.test(answer.data?.status ?? '')
    const serverState = { isPending, at: answer.at, folio: answer.data?.folio ?? '' }
    const state = stateOf(place, serverState, storedRows ?? NONE)
    // The host also answers 'Conestada' when the person does not have the poll. The state on this device
    // distinguishes the two cases.
    return isPending || state !== 'done'
      ? [{ place, title: '', until: '', minutes, state, isAnswered: isAnswered(answer.data) }]
      : []
  })
  const listed = own.data?.data ?? []
  // Closed polls are not listed, but their rejected answers must be shown.
  const unlisted = (own.data === null ? NONE : (storedRows ?? NONE)).flatMap(({ form, state }): PollRow[] => {
    const place = pollPlaceOf(form) ?? ''
    const isOver = state === 'rejected' && /^\d/.test(place) && !listed.some(({ id }) => String(id) === place)
    return isOver ? [{ place, title: '', until: '', minutes: 0, state: 'over', isAnswered: false }] : []
  })
  const others = listed.map(
    ({ id, titulo, hasta, minutos, contestada }): PollRow => ({
      place: String(id),
      title: titulo,
      until: hasta,
      minutes: minutos,
      state: stateOf(String(id), { isPending: !contestada, at: own.at }, storedRows ?? NONE),
      isAnswered: contestada,
    }),
  )
  // 'Conestada' without a folio means that the person does not have the poll.
  const answered = [
    isAnswered(benefits.data) && dialogPlaces.benefits,
    isAnswered(routes.data) && dialogPlaces.routes,
  ].filter((place) => place !== false)
  const isKnown = storedRows !== null && answers.some(({ data }) => data !== null)
  useDelivered(storedRows ?? NONE, refresh)
  useForgetting(
    storedRows ?? NONE,
    [
      isAnsweredStatus(benefits.data?.status) && dialogPlaces.benefits,
      isAnsweredStatus(routes.data?.status) && dialogPlaces.routes,
      ...(own.data?.data ?? []).map(({ id, contestada }) => contestada && String(id)),
    ].filter((place) => place !== false),
  )
  return {
    rows: isKnown ? [...two, ...others, ...unlisted] : null,
    isWhole: config !== null && answers.every(({ data }) => data !== null),
    answered,
    isFresh: {
      benefits: benefits.data !== null && benefits.failure === null && !benefits.isRefreshing,
      routes: routes.data !== null && routes.failure === null && !routes.isRefreshing,
    },
    isOpen: enabled && (storedRows === null || benefits.isRefreshing || routes.isRefreshing),
    failure: answers.map(({ failure }) => failure).find((failure) => failure !== null) ?? null,
    refresh,
  }
}

function isAnswered(
  state: { status?: string | null | undefined; folio?: string | undefined } | null,
): boolean {
  return isAnsweredStatus(state?.status ?? '') && (state?.folio ?? '') !== ''
}

/**
 * Time in ms after which a pending state of the server belongs to a newer poll, and not to the sent answers.
 */
const MAX_COUNTING_MS = 10_000

interface Said {
  isPending: boolean
  /** Server time, ms. */
  at: number | null
  /** '' when unknown. */
  folio?: string
}

export function stateOf(
  place: PollPlace,
  { isPending, at, folio = '' }: Said,
  storedRows: readonly Pick<Kept, 'form' | 'step' | 'state' | 'at' | 'folio'>[],
): PollState {
  const own = storedRows.filter(({ form }) => pollPlaceOf(form) === place)
  const request = own.find(({ step }) => step === REQUEST_STEP)
  // The benefits polls of all years share one place.
  const isOld =
    (request?.state === 'synced' && isPending && (at ?? 0) > request.at + MAX_COUNTING_MS) ||
    (request?.state === 'rejected' && isPending && isFormer(request, folio))
  const sent = isOld ? undefined : request?.state
  if (sent === 'queued') return 'queued'
  if (sent === 'rejected') return isPending ? 'rejected' : 'over'
  if (!isPending || sent === 'synced') return 'done'
  return own.some(({ step }) => step === ANSWERS_STEP) ? 'begun' : 'open'
}

async function readKept(prefix: string): Promise<Kept[]> {
  const rows = await readStatesUnder(prefix)
  const withFolio = async (row: Kept): Promise<Kept> => {
    if (row.state !== 'rejected') return row
    const draft = await readDraft(row.form, row.step)
    return { ...row, folio: (draft?.values as KeptAnswers | undefined)?.folio }
  }
  return Promise.all(rows.map(withFolio))
}

/**
 * Returns the rows to delete, because counted answers must not stay readable on a device. 'Conestada' may
 * also mean a closed poll, so rejected answers stay until the person has read the notice (BENE-25, RUTA-11).
 */
export function rowsToDelete<Row extends Pick<Kept, 'form' | 'state'>>(
  storedRows: readonly Row[],
  answered: readonly PollPlace[],
): Row[] {
  const refused = storedRows.filter(({ state }) => state === 'rejected').map(({ form }) => form)
  return storedRows.filter(
    ({ form, state }) =>
      answered.includes(pollPlaceOf(form) ?? '') && state !== 'queued' && !refused.includes(form),
  )
}

function useForgetting(storedRows: readonly Kept[], answered: readonly PollPlace[]): void {
  const deletable = rowsToDelete(storedRows, answered)
  const key = deletable.map(({ form, step, state }) => `${form} ${step} ${state}`).join()
  useEffect(() => {
    // If the store fails, the next change of the list retries.
    if (key !== '') void forgetAnswers(deletable).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
}

/** Deletes the answers of a closed poll after the person has seen the notice. */
export async function forgetPoll(place: PollPlace): Promise<void> {
  const rows = await readStatesUnder(POLL_FORM)
  await forgetAnswers(rows.filter(({ form, state }) => pollPlaceOf(form) === place && isForgotten(state)))
}

function isForgotten(state: Kept['state']): boolean {
  return state === 'draft' || state === 'rejected'
}
