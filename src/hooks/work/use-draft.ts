import { useCallback, useEffect, useState } from 'react'
import { type Draft, readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { onStoreChange } from '#core/store/open-store.ts'
import { onPrepareUpdate } from '#core/store/update-readiness.ts'
import { askForProtection } from './protection.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { watchWork } from './watch-work.ts'

export type DraftState = 'none' | 'draft' | 'queued' | 'synced' | 'rejected' | 'conflict'

export interface DraftHandle<T> {
  /** What is kept has been looked up. */
  isReady: boolean
  /** As it was when the screen opened; null when nothing was kept. */
  values: T | null
  state: DraftState
  /** Server time (ms) of the state. */
  at: number | null
  /** Why it was refused; '' when the server gave no reason. */
  message: string | null
  /** Refused, and the server could not be asked why yet. */
  isUnexplained: boolean
  /** Versions of the server's that those values stand on (contract/step-versions.ts). */
  base: readonly string[]
  /** Keeps what is typed, within half a second. */
  save: (values: T, base?: readonly string[]) => void
  /** At once: on blur, when the page is hidden, on leaving. */
  flush: () => Promise<void>
  /** false: nothing can be kept here, so it has to be said. */
  canKeep: boolean
}

const NOTHING_SEEN: readonly string[] = []
/** Well under the second that a dying phone may cost (offline.md, fault 5). */
const KEEP_MS = 500

interface Pending {
  form: string
  step: string
  values: unknown
  base: readonly string[] | undefined
  /** Server time (ms). */
  at: number
  era: number
  timer: ReturnType<typeof setTimeout>
}
const pending = new Map<string, Pending>()
/** Typed and kept nowhere but here: it is tried again, its screen begins with it, and it goes with its author. */
const unkept = new Map<string, Pending>()
/** The last one of each that was begun. */
const writing = new Map<string, Promise<void>>()
let canKeepHere = true
/** Of stores that were opened or closed: what was typed before is nothing of whoever comes next. */
let era = 0

function keyOf(form: string, step: string): string {
  return `${form}|${step}`
}

/** One after the other: an older one that took longer would take the newer one's place. */
function write(key: string): Promise<void> {
  const written = (writing.get(key) ?? Promise.resolve()).then(() => writePending(key))
  writing.set(key, written)
  return written
}

async function writePending(key: string): Promise<void> {
  const entry = pending.get(key) ?? unkept.get(key)
  if (!entry) return
  clearTimeout(entry.timer)
  pending.delete(key)
  const { form, step, values, base } = entry
  // No room, or the store was closed: the screen says that it is not kept (`canKeep`).
  const isKept = await writeDraft(form, step, values, base).catch(() => false)
  // Says nothing of whoever is here by now.
  if (entry.era !== era) return
  canKeepHere = isKept
  if (canKeepHere) unkept.delete(key)
  else unkept.set(key, entry)
  noteWorkChange()
  if (canKeepHere) void askForProtection()
}

/** @returns whether all that was typed is kept, or with the server */
export async function flushDrafts(): Promise<boolean> {
  // What is just being written is waited for, too.
  await Promise.all([...new Set([...pending.keys(), ...writing.keys()])].map(write))
  return unkept.size === 0
}

/** It is with the server, or given up. */
export function needNotKeep(form: string, step: string): void {
  unkept.delete(keyOf(form, step))
}

/**
 * The step is being confirmed with these very values: the draft is written with it. Or it is given up.
 * @returns once what was just being written is there, which later would take the place of what comes now; and what to do
 * when it could not be confirmed
 */
export async function dropPendingDraft(form: string, step: string): Promise<() => void> {
  const key = keyOf(form, step)
  const entry = pending.get(key)
  clearTimeout(entry?.timer)
  pending.delete(key)
  await writing.get(key)
  const lost = entry ?? unkept.get(key)
  unkept.delete(key)
  return () => {
    if (lost?.era === era) unkept.set(key, lost)
  }
}

/** Whoever typed it has left, or has just come: nothing of it may be written into the next one's store. */
function forgetVisit(): void {
  era += 1
  for (const { timer } of pending.values()) clearTimeout(timer)
  pending.clear()
  unkept.clear()
  canKeepHere = true
}

let isWatching = false
/** Whatever takes the page away writes first. */
function watchPage(): void {
  if (isWatching) return
  isWatching = true
  onPrepareUpdate(flushDrafts)
  onStoreChange(forgetVisit)
  // What could not be kept is said by its screen.
  const flush = () => void flushDrafts()
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}

interface Look {
  key: string
  draft: Draft | null
  /** Newer than the draft, and kept nowhere else. */
  typed?: Pending | undefined
}

export function useDraft<T>(form: string, step: string): DraftHandle<T> {
  const key = keyOf(form, step)
  const [first, setFirst] = useState<Look | null>(null)
  const [latest, setLatest] = useState<Look | null>(null)
  const [canKeep, setCanKeep] = useState(canKeepHere)

  useEffect(() => {
    watchPage()
    const stop = watchWork(
      () => readDraft(form, step),
      null,
      (draft) => {
        setFirst((known) => (known?.key === key ? known : { key, draft, typed: unkept.get(key) }))
        setLatest({ key, draft })
        setCanKeep(canKeepHere)
      },
    )
    return () => {
      stop()
      void write(key)
    }
  }, [form, step, key])

  const save = useCallback(
    (values: T, base?: readonly string[]) => {
      const running = pending.get(key)?.timer
      // Not put off by the next letter: somebody who types on and on is kept as well.
      const timer = running ?? setTimeout(() => void write(key), KEEP_MS)
      pending.set(key, { form, step, values, base, at: serverNow(), era, timer })
    },
    [form, step, key],
  )
  const flush = useCallback(() => write(key), [key])
  const draft = latest?.key === key ? latest.draft : null
  const typed = first?.key === key ? first.typed : undefined
  const start = first?.key === key ? (typed ?? first.draft) : null
  return {
    isReady: first?.key === key,
    values: (start?.values as T | undefined) ?? null,
    base: start?.base ?? NOTHING_SEEN,
    state: draft?.state ?? 'none',
    at: Math.max(typed?.at ?? 0, draft?.at ?? 0) || null,
    message: draft?.state === 'rejected' ? draft.message : null,
    isUnexplained: draft?.state === 'rejected' && draft.isUnexplained,
    save,
    flush,
    canKeep,
  }
}
