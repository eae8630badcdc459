import { type PollDefinition, savePoll } from '#contract/poll-desk.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { isUnheard } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { bodyOf, isTakenByServer, isWhole, type PollValues } from './poll-values.ts'

/** What the device keeps of a poll that is being built, until the server has all of it. */
export interface Work {
  /** null: the server has not heard of it. */
  id: number | null
  /** The server's version that it was written from. */
  revision: number
  values: PollValues
  /** The server has exactly this. */
  isSaved: boolean
  /** The benefits or the routes poll: its words and questions are the portal's. */
  isFixed: boolean
  /** Which of the two; 0 for one of human resources. */
  project?: number
  /** Sent, and no answer came: sent again as it was, so that it takes effect once, before anything newer. */
  unheard: { idOperacion: string; id: number | null; revision: number; body: PollDefinition } | null
}

/** typed: not sent yet; taken: somebody else has saved it meanwhile; long: too long for the server as it is. */
export type SaveState = 'saved' | 'typed' | 'saving' | 'failed' | 'taken' | 'long'

export interface SaverView {
  work: Work
  state: SaveState
  failure: Failure | null
}

/** Where the work is kept, and who hears of the server's number for it. */
export interface Keeper {
  keep: (work: Work) => void
  forget: () => void
  onNumber: (id: number) => void
}

export interface Saver {
  view: () => SaverView
  subscribe: (listener: () => void) => () => void
  change: (values: PollValues) => void
  /** @returns whether the server has everything */
  save: () => Promise<boolean>
  /** The own version replaces what somebody else has saved, which was `revision`. */
  replace: (revision: number) => Promise<boolean>
  /** The own version becomes a draft of its own: the other one is published, and stays as it is. */
  renew: () => Promise<boolean>
  /** Its page is left: what is typed is sent once more, and nobody is told. */
  stop: () => void
}

/** After so much quiet what was typed goes to the server. */
const QUIET_MS = 1500
/** After a failure it is tried again by itself. */
const AGAIN_MS = 20_000
/** The server's word for a version that somebody else has saved (P-154). */
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

  /** @param isAsked somebody waits for it: what is typed meanwhile goes out at once, too */
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

  /** What became of it is in the view; what was typed meanwhile waits for the next quiet. */
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

  /** @returns whether the server has taken it */
  const end = (body: PollDefinition, answer: Result<{ id: number; revision: number }>): boolean => {
    if (!answer.ok) {
      const { failure } = answer
      // Whatever was said, what was sent has not been done; only silence leaves that open.
      if (!isUnheard(failure)) show({ work: { ...view.work, unheard: null } })
      show({ state: isTaken(failure) ? 'taken' : 'failed', failure })
      keeper.keep(view.work)
      if (isUnheard(failure)) later(AGAIN_MS)
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
      // Somebody else's version is not written over without being asked.
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
      // Whoever leaves finds it in the list; what was refused, or had no answer, stays on the device.
      if (!view.work.isSaved && view.failure === null) void run(true)
    },
  }
}
