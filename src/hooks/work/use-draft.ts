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
  /** The store has been read. */
  isReady: boolean
  /** The values when the screen opened; null when there were none. */
  values: T | null
  /** Current values in the store, written by any tab. */
  kept: T | null
  state: DraftState
  /** Server time (ms) of the draft's state. */
  at: number | null
  /** Why the server refused it; '' when it gave no reason. */
  message: string | null
  /** Refused, and the server could not be asked why yet. */
  isUnexplained: boolean
  /** Server versions that the values were edited from (contract/step-versions.ts). */
  base: readonly string[]
  /** Writes the values within half a second. */
  save: (values: T, base?: readonly string[]) => void
  /** Writes at once: on blur, when the page is hidden, on leaving. */
  flush: () => Promise<void>
  /** false: nothing can be kept here, and the screen must say so. */
  canKeep: boolean
}

const NOTHING_SEEN: readonly string[] = []
/** Well below the one second that a dying phone may cost (offline.md, fault 5). */
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
/**
 * Values whose write failed. The write is tried again; their screen starts with them; they go when their author
 * leaves.
 */
const unkept = new Map<string, Pending>()
/** The last write of each draft, while it runs. */
const writing = new Map<string, Promise<void>>()
let canKeepHere = true
/** Counts openings and closings of stores: values typed in a former era are not the present person's. */
let era = 0

function keyOf(form: string, step: string): string {
  return `${form}|${step}`
}

/** Writes one version after the other: an older write that took longer would replace the newer one. */
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
  // A write of a former era says nothing about the present person's store.
  if (entry.era !== era) return
  canKeepHere = isKept
  if (canKeepHere) unkept.delete(key)
  else unkept.set(key, entry)
  noteWorkChange()
  if (canKeepHere) void askForProtection()
}

/** @returns whether every typed value is kept here, or with the server */
export async function flushDrafts(): Promise<boolean> {
  // Writes that are running are waited for, too.
  await Promise.all([...new Set([...pending.keys(), ...writing.keys()])].map(write))
  return unkept.size === 0
}

/** Called when the server has the step, or the person has given it up. */
export function needNotKeep(form: string, step: string): void {
  unkept.delete(keyOf(form, step))
}

/**
 * Called when the step is being confirmed with these very values (the draft is written with it), or given up.
 * @returns resolves when a running write has ended, which could otherwise replace what is written next; its
 * value undoes the call when the step could not be confirmed
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

/** The author has left, or has just come: none of these values may reach the next person's store. */
function forgetVisit(): void {
  era += 1
  for (const { timer } of pending.values()) clearTimeout(timer)
  pending.clear()
  unkept.clear()
  canKeepHere = true
}

let isWatching = false
/** Writes before anything takes the page away. */
function watchPage(): void {
  if (isWatching) return
  isWatching = true
  onPrepareUpdate(flushDrafts)
  onStoreChange(forgetVisit)
  // Its screen says what could not be kept.
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
      // A running timer is not restarted by the next letter: somebody who types without a pause is kept as
      // well.
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
    kept: (draft?.values as T | undefined) ?? null,
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
