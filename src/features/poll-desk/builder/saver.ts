import { type PollDefinition, savePoll } from '#contract/polls/poll-desk.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { isUnanswered } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { bodyOf, isTakenByServer, isWhole, type PollValues } from './poll-values.ts'

export interface Work {
  id: number | null
  revision: number
  values: PollValues
  /** True when the server has exactly these values. */
  isSaved: boolean
  /** True for the benefits and routes polls, whose questions belong to the portal. */
  isFixed: boolean
  project?: number
  /**
   * Request without a response. The saver retries this request unchanged before any newer request; the server applies
   * it once.
   */
  unheard: { idOperacion: string; id: number | null; revision: number; body: PollDefinition } | null
}

/** `typed`: not sent yet. `taken`: saved or published elsewhere. `long`: over the server's limits. */
export type SaveState = 'saved' | 'typed' | 'saving' | 'failed' | 'taken' | 'long'

export interface SaverView {
  work: Work
  state: SaveState
  failure: Failure | null
}

export interface Keeper {
  keep: (work: Work) => void
  forget: () => void
  onNumber: (id: number) => void
}

export interface Saver {
  view: () => SaverView
  subscribe: (listener: () => void) => () => void
  change: (values: PollValues) => void
  /** @returns whether the server has all edits */
  save: () => Promise<boolean>
  replace: (revision: number) => Promise<boolean>
  /** Saves as a new draft. The published poll stays unchanged. */
  renew: () => Promise<boolean>
  stop: () => void
}

/** Milliseconds between the last edit and its sending. */
const QUIET_MS = 1500
/** Milliseconds before a request without a response is retried. */
const AGAIN_MS = 20_000
/** Rejection codes for a poll that was saved or published elsewhere (P-154). */
const TAKEN = ['CAMBIO', 'CONFLICTO']

export function isTaken(failure: Failure | null): boolean {
  return failure?.kind === 'rejected' && TAKEN.includes(failure.code)
}

export function startSaver(start: Work, keeper: Keeper): Saver {
  let view: SaverView = { work: start, state: start.isSaved ? 'saved' : 'typed', failure: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let isOver = false
  const listeners = new Set<() => void>()
  const show = (part: Partial<SaverView>) => {
    view = { ...view, ...part }
    for (const listener of listeners) listener()
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void saveQuietly(), ms)
  }

  /** @param isAsked true when a caller waits; edits made in the meantime are then sent, too */
  const run = (isAsked: boolean): Promise<boolean> => {
    clearTimeout(timer)
    if (running) return running.then(() => run(isAsked))
    running = sendAll(isAsked).finally(() => {
      running = null
    })
    return running
  }

  const sendAll = async (isAsked: boolean): Promise<boolean> => {
    while (!view.work.isSaved) {
      if (!(await send())) return false
      if (!isAsked) break
    }
    return view.work.isSaved
  }

  /** Saves without a waiting caller. */
  const saveQuietly = async (): Promise<void> => {
    const isSaved = await run(false)
    if (!isSaved && view.state === 'typed') later(QUIET_MS)
  }

  const send = async (): Promise<boolean> => {
    if (view.work.unheard === null) {
      if (!isTakenByServer(view.work.values)) {
        show({ state: 'long', failure: null })
        return false
      }
      const { id, revision, values } = view.work
      const unheard = { idOperacion: crypto.randomUUID(), id, revision, body: bodyOf(values) }
      show({ work: { ...view.work, unheard } })
      keeper.keep(view.work)
    }
    const { unheard } = view.work
    if (unheard === null) return false
    show({ state: 'saving', failure: null })
    const { idOperacion, id, revision, body } = unheard
    const input = { id, revision, encuesta: body }
    return end(body, await call(savePoll, { ...input, idOperacion } as typeof input))
  }

  const end = (body: PollDefinition, answer: Result<{ id: number; revision: number }>): boolean => {
    if (!answer.ok) {
      const { failure } = answer
      // A failure response means that the request had no effect. A missing response leaves the effect unknown.
      if (!isUnanswered(failure)) show({ work: { ...view.work, unheard: null } })
      show({ state: isTaken(failure) ? 'taken' : 'failed', failure })
      keeper.keep(view.work)
      if (isUnanswered(failure)) later(AGAIN_MS)
      return false
    }
    const isNew = view.work.id === null
    const { id, revision } = answer.value
    const isSaved = JSON.stringify(bodyOf(view.work.values)) === JSON.stringify(body)
    show({ work: { ...view.work, id, revision, isSaved, unheard: null }, state: isSaved ? 'saved' : 'typed' })
    if (isNew && !isOver) keeper.onNumber(id)
    if (isSaved && isWhole(view.work.values)) keeper.forget()
    else keeper.keep(view.work)
    return true
  }

  if (!start.isSaved) later(QUIET_MS)
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (values) => {
      const isQuiet = view.state === 'taken'
      show({ work: { ...view.work, values, isSaved: false }, ...(!isQuiet && { state: 'typed' }) })
      keeper.keep(view.work)
      if (!isQuiet) later(QUIET_MS)
    },
    save: () => run(true),
    replace: (revision) => {
      show({ work: { ...view.work, revision, isSaved: false, unheard: null }, state: 'typed' })
      return run(true)
    },
    renew: () => {
      show({ work: { ...view.work, id: null, revision: 0, isSaved: false, unheard: null }, state: 'typed' })
      return run(true)
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
      // Rejected and unanswered edits stay on the device.
      if (!view.work.isSaved && view.failure === null) void run(true)
    },
  }
}
