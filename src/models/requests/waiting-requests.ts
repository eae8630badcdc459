import { useEffect, useRef } from 'react'
import { discardDraft, readDraft, readDraftStates, readStatesUnder, writeDraft } from '#core/outbox/drafts.ts'
import type { Failure } from '#core/transport/failure.ts'
import { listQueued, type Queued } from '#core/outbox/queued.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import {
  CORRECTION_PHOTOS_STEP,
  CORRECTION_STEP,
  newPlaceOf,
  PHOTOS_STEP,
  RATING_STEP,
  ratedId,
  REQUEST_STEP,
  requestKindOf,
} from '#domain/requests/request-forms.ts'
import { readDate, type StoredAnswer } from './request-answers.ts'
import { isAwaited } from './send-request.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { dropPendingDraft, flushDrafts } from '#hooks/work/use-draft.ts'
import { discardQueued } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'

export interface WaitingRequest<T> {
  form: string
  step: string
  /** null when the server has the request. */
  opId: string | null
  /**
   * 'synced': the server has the request, but its list has not been fetched since. 'conflict' occurs only in
   * the data form.
   */
  state: Exclude<Queued['state'], 'stray' | 'conflict'> | 'synced'
  /** Server time, ms. */
  at: number
  /** The server's reason for a rejection; '' without a reason. */
  message: string
  /** True when the request was rejected and the reason has not been fetched. */
  isUnexplained?: boolean
  mayHaveArrived?: boolean
  /** True when the host does not know the operation yet. */
  isLacked?: boolean | undefined
  /** True when the portal answered the last attempt and could not accept the request then. */
  isPutOff?: boolean | undefined
  values: T
}

export interface RequestList {
  /** Server time in ms; null while unknown. */
  at: number | null
  refresh: () => Promise<void>
  /** For a request that several lists show (request-answers.ts). Default: only this list. */
  answers?: readonly StoredAnswer[]
}

export function newForm(prefix: string): string {
  return `${prefix}${crypto.randomUUID()}`
}

const NO_ROWS: readonly never[] = []

/**
 * Returns the waiting requests, newest first; null until they are read. After a delivery, refetches the list
 * and hides the requests that the list shows. Deletes a hidden request when every stored list is newer,
 * because an older list would not show it.
 * @param onNews called for each request that was just delivered or rejected
 * @param isListed returns false for a delivered request that a newer list does not contain and still should.
 * Default: a newer list is complete
 */
export function useWaitingRequests<T>(
  prefix: string,
  list: RequestList,
  onNews?: (news: WaitingRequest<T>) => void,
  isListed: (row: WaitingRequest<T>) => boolean = () => true,
): readonly WaitingRequest<T>[] | null {
  const rows = useWork<readonly WaitingRequest<T>[]>(readUnder<T>, prefix, NO_ROWS)
  useNews(rows, list, onNews)
  const { at, answers } = list
  const isShown = (row: WaitingRequest<T>) =>
    row.state === 'synced' && at !== null && at > row.at && isListed(row)
  const forms = rows?.flatMap((row) => (isShown(row) ? [row.form] : [])).join(' ') ?? ''
  useEffect(() => {
    const ended = new Set(forms.split(' '))
    const shown = rows?.filter(({ form }) => ended.has(form) && !corrected.has(form)) ?? []
    // The rows are hidden even when deleting fails. The next list retries.
    if (shown.length > 0) void forgetAll(shown, answers).catch(() => undefined)
  }, [rows, forms, at, answers])
  return rows?.filter((row) => !isShown(row)) ?? null
}

async function readUnder<T>(prefix: string): Promise<WaitingRequest<T>[]> {
  const queue = await listQueued()
  const states = await readStatesUnder(prefix)
  const delivered = states.filter(({ state }) => state === 'synced')
  const isDelivered = (each: { form: string; step: string }) =>
    delivered.some(({ form, step }) => form === each.form && step === each.step)
  const waiting = queue.filter((each) => each.form.startsWith(prefix) && !isDelivered(each))
  await endTyped(states)
  const steps = [
    // "Por enviar" shows a stray entry, which has no values here.
    ...waiting.flatMap(({ form, step, opId, state, mayHaveArrived, isLacked, isPutOff }) =>
      state === 'stray' || state === 'conflict'
        ? []
        : [{ form, step, opId, state, mayHaveArrived, isLacked, isPutOff }],
    ),
    ...delivered.map(({ form, step }) => ({ form, step, opId: null, state: 'synced' as const })),
  ].filter(({ form }) => requestKindOf(form) !== null)
  const found = await Promise.all(
    steps.map(async (row): Promise<WaitingRequest<T>[]> => {
      const draft = await readDraft(row.form, row.step)
      if (!draft) return []
      const { at, message, isUnexplained } = draft
      return [{ ...row, at, message, isUnexplained, values: draft.values as T }]
    }),
  )
  return found.flat().sort((a, b) => b.at - a.at)
}

/** Rejected forms that are open for correction. */
const corrected = new Map<string, object>()

/**
 * Protects the draft of an open form from deletion.
 * @param form null for a new form
 */
export function useCorrected(form: string | null): void {
  useEffect(() => {
    if (form === null) return
    const marker = {}
    corrected.set(form, marker)
    return () => {
      void flushDrafts().then(() => {
        if (corrected.get(form) === marker) corrected.delete(form)
        noteWorkChange()
      })
    }
  }, [form])
}

/**
 * Deletes the draft of a withdrawn request. If a rejected request was accepted later, for example after
 * "Reintentar", its correction becomes the draft of a new request.
 */
async function endTyped(states: Awaited<ReturnType<typeof readStatesUnder>>): Promise<void> {
  const stateOf = (form: string) =>
    states.find((row) => row.form === form && [REQUEST_STEP, RATING_STEP].includes(row.step))?.state
  const typed = states.filter(({ form, state }) => {
    const first = stateOf(form)
    const isWaiting = first === 'queued' || first === 'rejected'
    return state === 'draft' && requestKindOf(form) !== null && !isWaiting && !corrected.has(form)
  })
  for (const form of new Set(typed.map((row) => row.form))) {
    const isOver = stateOf(form) !== 'synced' || (await moveCorrection(form))
    const steps = typed.filter((row) => row.form === form)
    if (isOver) await Promise.all(steps.map(({ step }) => discardDraft(form, step)))
  }
}

/**
 * @returns false when the correction was not moved, because another new request has a draft or storing failed
 */
async function moveCorrection(form: string): Promise<boolean> {
  const [typed, photos, sent] = await Promise.all(
    [CORRECTION_STEP, CORRECTION_PHOTOS_STEP, REQUEST_STEP].map((step) => readDraft(form, step)),
  )
  const { photos: sentPhotos, photoCount: _, ...was } = (sent?.values ?? {}) as Record<string, unknown>
  const isSame = Object.entries(typed?.values ?? {}).every(
    ([name, value]) => JSON.stringify(was[name]) === JSON.stringify(value),
  )
  const taken = photos?.values as readonly unknown[] | undefined
  // A correction that only removed pictures is dropped.
  const isNothingTaken = !taken?.length || JSON.stringify(taken) === JSON.stringify(sentPhotos)
  if (isSame && isNothingTaken) return true
  const next = newPlaceOf(form, was)
  if (await readDraft(next.form, next.step)) return false
  if (taken && !(await writeDraft(next.form, PHOTOS_STEP, taken))) return false
  return writeDraft(next.form, next.step, { ...was, ...(typed?.values as object | undefined) })
}

async function forgetAll(
  rows: readonly WaitingRequest<unknown>[],
  answers: readonly StoredAnswer[] = [],
): Promise<void> {
  const stored = await Promise.all(answers.map(readDate))
  const oldest = Math.min(...stored.map((at) => at ?? Number.POSITIVE_INFINITY))
  const ended = await Promise.all(rows.filter((row) => row.at < oldest).map(forget))
  if (ended.includes(true)) noteWorkChange()
}

async function forget({ form, step }: WaitingRequest<unknown>): Promise<boolean> {
  // A correction that has not been moved needs this row, which shows that the first version was accepted.
  const hasMore = (await readDraftStates(form)).size > 1
  if (!hasMore) await discardDraft(form, step)
  return !hasMore
}

function useNews<T>(
  rows: readonly WaitingRequest<T>[] | null,
  list: RequestList,
  onNews: ((news: WaitingRequest<T>) => void) | undefined,
): void {
  const before = useRef<readonly WaitingRequest<T>[] | null>(null)
  const latest = useRef({ onNews, refresh: list.refresh })
  useEffect(() => {
    latest.current = { onNews, refresh: list.refresh }
  })
  useEffect(() => {
    const known = before.current
    before.current = rows
    if (!known || !rows) return
    const news = rows.filter(({ form, state, opId }) => {
      const last = known.find((row) => row.form === form)
      if (state !== 'synced' && state !== 'rejected') return false
      return last !== undefined && (last.state !== state || (state === 'rejected' && last.opId !== opId))
    })
    for (const each of news) if (!isAwaited(each.form)) latest.current.onNews?.(each)
    // A rejection is also a reason to refetch, because the cached list may be stale.
    if (news.length > 0) void latest.current.refresh()
  }, [rows])
}

/**
 * Withdraws a waiting request.
 * @returns false when the request is already being sent
 */
export async function discardWaiting(
  row: Pick<WaitingRequest<unknown>, 'form' | 'step' | 'opId'>,
): Promise<boolean> {
  if (row.opId !== null && !(await discardQueued(row.opId))) return false
  const steps = [...(await readDraftStates(row.form)).keys()]
  await dropPendingDraft(row.form, CORRECTION_STEP)
  await Promise.all(steps.map((step) => discardDraft(row.form, step)))
  noteWorkChange()
  return true
}

/**
 * Withdraws a request. Shows a snack bar when it is already being sent or the store fails.
 * @returns null when the request still waits
 */
export async function takeBack(
  row: Pick<WaitingRequest<unknown>, 'form' | 'step' | 'opId'>,
  words: { notTaken: string; tooLate: string },
): Promise<'taken' | 'tooLate' | null> {
  // If the store fails, nothing was withdrawn.
  const isTaken = await discardWaiting(row).catch(() => null)
  if (isTaken) return 'taken'
  if (isTaken === null) showSnack({ text: words.notTaken, tone: 'error' })
  else showSnack({ text: words.tooLate, tone: 'info' })
  return isTaken === null ? null : 'tooLate'
}

/**
 * Discards rejected ratings that cannot be corrected, because the clarification was rated on another device
 * or reopened.
 * @param canRate returns whether the list allows a rating
 */
export function useUselessRatings(
  ratings: readonly WaitingRequest<unknown>[] | null,
  { at, failure }: { at: number | null; failure: Failure | null },
  canRate: (id: number) => boolean,
): void {
  useEffect(() => {
    // A list from before the rejection does not show the current state of the rating.
    if (failure || at === null) return
    for (const row of ratings ?? []) {
      // If the store fails, the next list retries.
      if (row.state === 'rejected' && at > row.at && !canRate(ratedId(row.form) ?? 0))
        void discardWaiting(row).catch(() => undefined)
    }
    // canRate is a new function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ratings, at, failure])
}
