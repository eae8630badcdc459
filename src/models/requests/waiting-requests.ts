import { useEffect, useRef } from 'react'
import { discardDraft, readDraft, readDraftStates, readStatesUnder, writeDraft } from '#core/outbox/drafts.ts'
import type { Failure } from '#core/transport/failure.ts'
import { listQueued, type Queued } from '#core/outbox/queued.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import {
  CORRECTION_PHOTOS_STEP,
  CORRECTION_STEP,
  newRequestForms,
  PHOTOS_STEP,
  RATING_STEP,
  ratedId,
  REQUEST_STEP,
  requestKindOf,
} from '#domain/request-forms.ts'
import { isAwaited } from './send-request.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { dropPendingDraft, flushDrafts } from '#hooks/work/use-draft.ts'
import { discardQueued } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'

/** Requests and ratings confirmed on this device that the server's list does not show yet. */
export interface WaitingRequest<T> {
  form: string
  step: string
  /** Id of the waiting operation; null once the server has it. */
  opId: string | null
  /** synced: the server has it, and the list that will show it has not come yet. */
  /** Only steps of the data form can be in conflict. */
  state: Exclude<Queued['state'], 'stray' | 'conflict'> | 'synced'
  /** Server time, ms. */
  at: number
  /** The server's reason for a refusal; '' when it gave none. */
  message: string
  /** Refused, and the server could not be asked why yet. */
  isUnexplained?: boolean
  /** What was confirmed. */
  values: T
}

/** The server's list, in which a delivered request appears. */
export interface RequestList {
  /** Server time, ms; null while it is unknown. */
  at: number | null
  refresh: () => Promise<void>
}

/** The name of a new request's form. */
export function newForm(prefix: string): string {
  return `${prefix}${crypto.randomUUID()}`
}

const NO_ROWS: readonly never[] = []

/**
 * What waits of the forms whose name begins with `prefix`, newest first; null until it was read. After a
 * delivery the list is fetched again, and what it shows is not shown twice.
 * @param onNews called for each request that was just delivered or refused
 */
export function useWaitingRequests<T>(
  prefix: string,
  list: RequestList,
  onNews?: (news: WaitingRequest<T>) => void,
): readonly WaitingRequest<T>[] | null {
  const rows = useWork<readonly WaitingRequest<T>[]>(readUnder<T>, prefix, NO_ROWS)
  useNews(rows, list, onNews)
  const { at } = list
  const isShown = (row: WaitingRequest<T>) => row.state === 'synced' && at !== null && at > row.at
  useEffect(() => {
    const shown =
      rows?.filter(
        ({ form, state, at: since }) =>
          state === 'synced' && at !== null && at > since && !corrected.has(form),
      ) ?? []
    // Hidden in any case; deleting is tried again with the next list.
    if (shown.length > 0) void forgetAll(shown).catch(() => undefined)
  }, [rows, at])
  return rows?.filter((row) => !isShown(row)) ?? null
}

async function readUnder<T>(prefix: string): Promise<WaitingRequest<T>[]> {
  // Read in this order: what is delivered between the two reads is in one of them, or in both.
  const queue = await listQueued()
  const states = await readStatesUnder(prefix)
  const delivered = states.filter(({ state }) => state === 'synced')
  const isDelivered = (each: { form: string; step: string }) =>
    delivered.some(({ form, step }) => form === each.form && step === each.step)
  const waiting = queue.filter((each) => each.form.startsWith(prefix) && !isDelivered(each))
  await endTyped(states)
  const steps = [
    // Of a stray nothing but its absence is known here; "Por enviar" shows it.
    ...waiting.flatMap(({ form, step, opId, state }) =>
      state === 'stray' || state === 'conflict' ? [] : [{ form, step, opId, state }],
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

/** Refused forms that are open for their correction. */
const corrected = new Map<string, object>()

/** Marks a form as open: what is typed in it is not taken away meanwhile. @param form null for a new one */
export function useCorrected(form: string | null): void {
  useEffect(() => {
    if (form === null) return
    const mine = {}
    corrected.set(form, mine)
    return () => {
      void flushDrafts().then(() => {
        if (corrected.get(form) === mine) corrected.delete(form)
        noteWorkChange()
      })
    }
  }, [form])
}

/**
 * Deletes or moves what was typed beside a request that no longer waits: a request taken back takes it along.
 * If a corrected request was accepted in its first version (such as after "Reintentar"), the correction becomes
 * the beginning of the next new one.
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

/** @returns false: another new one has been begun, and the correction stays where it is */
async function moveCorrection(form: string): Promise<boolean> {
  const [typed, photos, sent] = await Promise.all(
    [CORRECTION_STEP, CORRECTION_PHOTOS_STEP, REQUEST_STEP].map((step) => readDraft(form, step)),
  )
  const { photos: sentPhotos, photoCount: _, ...was } = (sent?.values ?? {}) as Record<string, unknown>
  const isSame = Object.entries(typed?.values ?? {}).every(([name, value]) => was[name] === value)
  const taken = photos?.values as readonly unknown[] | undefined
  // Pictures that were only taken out are nothing to go on with.
  const isNothingTaken = !taken?.length || JSON.stringify(taken) === JSON.stringify(sentPhotos)
  // Nothing beyond what was sent was typed or taken.
  if (isSame && isNothingTaken) return true
  const kind = requestKindOf(form)
  const next = newRequestForms[kind === 'dispute' || kind === 'improvement' ? kind : 'clarification']
  if (await readDraft(next, REQUEST_STEP)) return false
  if (taken && !(await writeDraft(next, PHOTOS_STEP, taken))) return false
  return writeDraft(next, REQUEST_STEP, { ...was, ...(typed?.values as object | undefined) })
}

/** The server's list shows them: this device may forget them. */
async function forgetAll(rows: readonly WaitingRequest<unknown>[]): Promise<void> {
  const ended = await Promise.all(rows.map(forget))
  if (ended.includes(true)) noteWorkChange()
}

async function forget({ form, step }: WaitingRequest<unknown>): Promise<boolean> {
  // A correction that waits for its place shows by it that the first version was accepted.
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
  const tell = useRef({ onNews, refresh: list.refresh })
  useEffect(() => {
    tell.current = { onNews, refresh: list.refresh }
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
    for (const each of news) if (!isAwaited(each.form)) tell.current.onNews?.(each)
    // A refusal also means that the list on this device is out of date.
    if (news.length > 0) void tell.current.refresh()
  }, [rows])
}

/** Takes one back, with what was typed. @returns false when it is already being sent */
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
 * Takes one back, and says it where it was not: on its way already, or the store did not answer.
 * @returns null where it is still there
 */
export async function takeBack(
  row: Pick<WaitingRequest<unknown>, 'form' | 'step' | 'opId'>,
  words: { notTaken: string; tooLate: string },
): Promise<'taken' | 'tooLate' | null> {
  // A store that does not answer has taken nothing back.
  const isTaken = await discardWaiting(row).catch(() => null)
  if (isTaken) return 'taken'
  if (isTaken === null) showSnack({ text: words.notTaken, tone: 'error' })
  else showSnack({ text: words.tooLate, tone: 'info' })
  return isTaken === null ? null : 'tooLate'
}

/**
 * Takes back refused ratings of something that can no longer be rated (rated on another device, reopened):
 * nothing is left to correct.
 * @param canRate whether the list says so
 */
export function useVainRatings(
  ratings: readonly WaitingRequest<unknown>[] | null,
  { at, failure }: { at: number | null; failure: Failure | null },
  canRate: (id: number) => boolean,
): void {
  useEffect(() => {
    // A list from before the refusal says nothing about it.
    if (failure || at === null) return
    for (const row of ratings ?? []) {
      // The store refused: tried again with the next list.
      if (row.state === 'rejected' && at > row.at && !canRate(ratedId(row.form) ?? 0))
        void discardWaiting(row).catch(() => undefined)
    }
    // canRate is another function at each drawing, of the list of that time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ratings, at, failure])
}
