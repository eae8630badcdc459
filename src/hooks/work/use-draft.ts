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
  isReady: boolean
  /** Values when the screen opened; null when there were none. */
  values: T | null
  kept: T | null
  state: DraftState
  /** Server time (ms) of the newest values or state; null without any. */
  at: number | null
  /** Reason why the server rejected the step; '' without a reason, null when the step is not rejected. */
  message: string | null
  /** True when the step was rejected and the reason has not been fetched. */
  isUnexplained: boolean
  base: readonly string[]
  /** Writes the values within half a second. */
  save: (values: T, base?: readonly string[]) => void
  /** Writes the values at once, for example on blur. */
  flush: () => Promise<void>
  /** False when the device cannot store values. The screen must then show a warning. */
  canKeep: boolean
}

const NOTHING_SEEN: readonly string[] = []
/** Delay of a write in ms. A crash may lose at most one second of typing. */
const WRITE_DELAY_MS = 500

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
 * Values whose write failed. The next flush retries the write. A screen that opens again starts with these
 * values. A sign-out drops them.
 */
const unstored = new Map<string, Pending>()
const writing = new Map<string, Promise<void>>()
let canStoreHere = true
/** Counts openings and closings of stores. Values of an earlier era may belong to another person. */
let era = 0

function keyOf(form: string, step: string): string {
  return `${form}|${step}`
}

/**
 * Writes versions of a draft one after another. Otherwise a slow older write could replace a newer version.
 */
function write(key: string): Promise<void> {
  const written = (writing.get(key) ?? Promise.resolve()).then(() => writePending(key))
  writing.set(key, written)
  return written
}

async function writePending(key: string): Promise<void> {
  const entry = pending.get(key) ?? unstored.get(key)
  if (!entry) return
  clearTimeout(entry.timer)
  pending.delete(key)
  const { form, step, values, base } = entry
  // A write fails when the device is full or the store was closed. The screen shows the failure (`canKeep`).
  const isKept = await writeDraft(form, step, values, base).catch(() => false)
  if (entry.era !== era) return
  canStoreHere = isKept
  if (canStoreHere) unstored.delete(key)
  else unstored.set(key, entry)
  noteWorkChange()
  if (canStoreHere) void askForProtection()
}

/**
 * Writes all typed values.
 * @returns whether every value is stored, on this device or on the server
 */
export async function flushDrafts(): Promise<boolean> {
  await Promise.all([...new Set([...pending.keys(), ...writing.keys()])].map(write))
  return unstored.size === 0
}

export function dropUnkept(form: string, step: string): void {
  unstored.delete(keyOf(form, step))
}

/**
 * Drops unwritten values when their step is confirmed or discarded. Waits for a running write, which could
 * otherwise replace later values.
 * @returns function that restores the values after a failed confirmation
 */
export async function dropPendingDraft(form: string, step: string): Promise<() => void> {
  const key = keyOf(form, step)
  const entry = pending.get(key)
  clearTimeout(entry?.timer)
  pending.delete(key)
  await writing.get(key)
  const unstoredEntry = entry ?? unstored.get(key)
  unstored.delete(key)
  return () => {
    if (unstoredEntry?.era === era) unstored.set(key, unstoredEntry)
  }
}

/** Drops all values when a store opens or closes, because they must not reach the next person's store. */
function forgetVisit(): void {
  era += 1
  for (const { timer } of pending.values()) clearTimeout(timer)
  pending.clear()
  unstored.clear()
  canStoreHere = true
}

let isWatching = false
function watchPage(): void {
  if (isWatching) return
  isWatching = true
  onPrepareUpdate(flushDrafts)
  onStoreChange(forgetVisit)
  // The result is not needed here, because the draft's screen shows a failed write.
  const flush = () => void flushDrafts()
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}

interface Look {
  key: string
  draft: Draft | null
  typed?: Pending | undefined
}

export function useDraft<T>(form: string, step: string): DraftHandle<T> {
  const key = keyOf(form, step)
  const [first, setFirst] = useState<Look | null>(null)
  const [latest, setLatest] = useState<Look | null>(null)
  const [canKeep, setCanKeep] = useState(canStoreHere)

  useEffect(() => {
    watchPage()
    const stop = watchWork(
      // Waits for a running write; otherwise a reopened screen would start with older values.
      async () => {
        await writing.get(key)
        return readDraft(form, step)
      },
      null,
      (draft) => {
        setFirst((known) => (known?.key === key ? known : { key, draft, typed: unstored.get(key) }))
        setLatest({ key, draft })
        setCanKeep(canStoreHere)
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
      // Keeps a running timer, because values must also be saved while the person types without a pause.
      const timer = running ?? setTimeout(() => void write(key), WRITE_DELAY_MS)
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
