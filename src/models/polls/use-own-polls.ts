import { useEffect, useRef } from 'react'
import { BENEFITS_PROJECT, readPollState, ROUTES_PROJECT, saysAnswered } from '#contract/poll-answers.ts'
import { listPolls } from '#contract/polls.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import type { Failure } from '#core/transport/failure.ts'
import { hasReminders } from '#domain/can.ts'
import { ANSWERS_STEP, POLL_FORM, pollPlaceOf, REQUEST_STEP } from '#domain/request-forms.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { discardQueued, forgetDraft } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { isFormer, type KeptAnswers } from './kept.ts'
import { dialogPlaces, type PollPlace } from './places.ts'

/** `folio`, of what was refused: of which poll it was (kept.ts). */
type Kept = Awaited<ReturnType<typeof readStatesUnder>>[number] & { folio?: string | undefined }
const NONE: readonly Kept[] = []

/** How far a poll is, as far as this device knows. */
/** over: what was refused is of a poll that has closed, or was answered elsewhere: nothing is left to be put right. */
export type PollState = 'open' | 'begun' | 'queued' | 'rejected' | 'over' | 'done'

export interface PollRow {
  place: PollPlace
  /** '' of the two that the spec names. */
  title: string
  /** Last day, YYYY-MM-DD; '' for none. */
  until: string
  minutes: number
  state: PollState
}

/** The two of the spec are nine and three questions long. */
const MINUTES = { beneficios: 3, rutas: 1 } as const

export interface OwnPolls {
  /** null until something is known. */
  rows: readonly PollRow[] | null
  /** Every question has had an answer: what is not in `rows` is not there. */
  isWhole: boolean
  /** Answered for good, on whatever device: also what is in no list any more. */
  answered: readonly PollPlace[]
  /** Whose questions were answered by the server in this visit: only then may a dialog open by itself. */
  isFresh: { benefits: boolean; routes: boolean }
  isOpen: boolean
  failure: Failure | null
  refresh: () => Promise<void>
}

/** The caller's polls, each with what waits of it on this device. A company's own host has the first two alone. */
export function useOwnPolls(options: { isShown?: boolean } = {}): OwnPolls {
  const { user, company } = useProfile()
  const enabled = hasReminders({ company, userId: user.Id_Usuario })
  const config = useAppConfig()
  const isOurs = config?.deliveryKey !== undefined
  const benefits = useOperation(readPollState, { proyecto: BENEFITS_PROJECT }, { ...options, enabled })
  const routes = useOperation(readPollState, { proyecto: ROUTES_PROJECT }, { ...options, enabled })
  const own = useOperation(listPolls, {}, { ...options, enabled: enabled && isOurs })
  const kept = useWork<readonly Kept[]>(readKept, POLL_FORM, NONE)
  const answers = isOurs ? [benefits, routes, own] : [benefits, routes]
  const refresh = async () => {
    await Promise.all(answers.map((answer) => answer.refresh()))
  }
  const two = [
    { place: dialogPlaces.benefits, answer: benefits, minutes: MINUTES.beneficios },
    { place: dialogPlaces.routes, answer: routes, minutes: MINUTES.rutas },
  ].flatMap(({ place, answer, minutes }): PollRow[] => {
    const isPending = /^vacio$/i.test(answer.data?.status ?? '')
    const said = { isPending, at: answer.at, folio: answer.data?.folio ?? '' }
    const state = stateOf(place, said, kept ?? NONE)
    // 'Conestada' of somebody who was never asked: told apart from an answer by what this device remembers.
    return isPending || state !== 'done' ? [{ place, title: '', until: '', minutes, state }] : []
  })
  const listed = own.data?.data ?? []
  // Closed ones are not listed, but what was refused of them is here, and is told.
  const unlisted = (own.data === null ? NONE : (kept ?? NONE)).flatMap(({ form, state }): PollRow[] => {
    const place = pollPlaceOf(form) ?? ''
    const isOver = state === 'rejected' && /^\d/.test(place) && !listed.some(({ id }) => String(id) === place)
    return isOver ? [{ place, title: '', until: '', minutes: 0, state: 'over' }] : []
  })
  const others = listed.map(
    ({ id, titulo, hasta, minutos, contestada }): PollRow => ({
      place: String(id),
      title: titulo,
      until: hasta,
      minutes: minutos,
      state: stateOf(String(id), { isPending: !contestada, at: own.at }, kept ?? NONE),
    }),
  )
  // 'Conestada' without a folio is said of a poll that nobody asks the person.
  const answered = [
    isAnswered(benefits.data) && dialogPlaces.benefits,
    isAnswered(routes.data) && dialogPlaces.routes,
  ].filter((place) => place !== false)
  const isKnown = kept !== null && answers.some(({ data }) => data !== null)
  useDelivered(kept ?? NONE, refresh)
  useForgetting(
    kept ?? NONE,
    [
      saysAnswered(benefits.data?.status) && dialogPlaces.benefits,
      saysAnswered(routes.data?.status) && dialogPlaces.routes,
      ...(own.data?.data ?? []).map(({ id, contestada }) => contestada && String(id)),
    ].filter((place) => place !== false),
  )
  return {
    rows: isKnown ? [...two, ...others, ...unlisted] : null,
    // Which host it is decides how many questions there are.
    isWhole: config !== null && answers.every(({ data }) => data !== null),
    answered,
    isFresh: {
      benefits: benefits.data !== null && benefits.failure === null && !benefits.isRefreshing,
      routes: routes.data !== null && routes.failure === null && !routes.isRefreshing,
    },
    isOpen: enabled && (kept === null || benefits.isRefreshing || routes.isRefreshing),
    failure: answers.map(({ failure }) => failure).find((failure) => failure !== null) ?? null,
    refresh,
  }
}

function isAnswered(
  state: { status?: string | null | undefined; folio?: string | undefined } | null,
): boolean {
  return saysAnswered(state?.status ?? '') && (state?.folio ?? '') !== ''
}

/** Asked so long after an answer was counted, the server does not speak of that answer. */
const LATER_MS = 10_000

interface Said {
  isPending: boolean
  /** When (server time, ms). */
  at: number | null
  /** Which poll stands in this place now; '' where it is not known. */
  folio?: string
}

export function stateOf(
  place: PollPlace,
  { isPending, at, folio = '' }: Said,
  kept: readonly Pick<Kept, 'form' | 'step' | 'state' | 'at' | 'folio'>[],
): PollState {
  const own = kept.filter(({ form }) => pollPlaceOf(form) === place)
  const request = own.find(({ step }) => step === REQUEST_STEP)
  // The benefits poll of another year stands in the same place.
  const isOld =
    (request?.state === 'synced' && isPending && (at ?? 0) > request.at + LATER_MS) ||
    (request?.state === 'rejected' && isPending && isFormer(request, folio))
  const sent = isOld ? undefined : request?.state
  if (sent === 'queued') return 'queued'
  // Also of one that is closed: what was refused stays to be read with its reason.
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

/** What was on its way has arrived, or was refused: the lists of before do not know. */
function useDelivered(kept: readonly Kept[], refresh: () => Promise<void>): void {
  const queued = kept.filter(({ state }) => state === 'queued').length
  const before = useRef(0)
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    if (queued < before.current) void latest.current()
    before.current = queued
  }, [queued])
}

/**
 * An answer that the server has counted stays on no device: nobody shall read there who answered what. 'Conestada' is said
 * of a closed poll, too: what was refused goes with whoever has read it alone (BENE-25, RUTA-11).
 */
export function overOf<Row extends Pick<Kept, 'form' | 'state'>>(
  kept: readonly Row[],
  answered: readonly PollPlace[],
): Row[] {
  const refused = kept.filter(({ state }) => state === 'rejected').map(({ form }) => form)
  return kept.filter(
    ({ form, state }) =>
      answered.includes(pollPlaceOf(form) ?? '') && state !== 'queued' && !refused.includes(form),
  )
}

function useForgetting(kept: readonly Kept[], answered: readonly PollPlace[]): void {
  const over = overOf(kept, answered)
  const key = over.map(({ form, step, state }) => `${form} ${step} ${state}`).join()
  useEffect(() => {
    // Where the store refuses, the next list tries again.
    if (key !== '') void forget(over).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
}

/** What was typed for a poll that is not open any more, and what was refused of it, once its person was told. */
export async function forgetPoll(place: PollPlace): Promise<void> {
  const rows = await readStatesUnder(POLL_FORM)
  await forget(rows.filter(({ form, state }) => pollPlaceOf(form) === place && isForgotten(state)))
}

function isForgotten(state: Kept['state']): boolean {
  return state === 'draft' || state === 'rejected'
}

/** What was refused goes with its entry, which would be shown as unsent for ever. */
async function forget(rows: readonly Kept[]): Promise<void> {
  for (const { form, step, state, opId } of rows) {
    const isSentAgain = state === 'rejected' && opId !== null && !(await discardQueued(opId))
    if (!isSentAgain) await forgetDraft(form, step)
  }
}
