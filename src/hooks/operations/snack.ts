import { useSyncExternalStore } from 'react'
import { onSessionChange } from '#core/session/session-state.ts'

export type SnackTone = 'info' | 'success' | 'error' | 'pink' | 'progress'
export interface Snack {
  id: number
  text: string
  tone: SnackTone
  ms: number
}

/**
 * Display times of snack bars in ms. FORM applies to the screens of document 000: form, documents,
 * clarifications and evidence (GRAL-24). PROGRESS applies to running work (GRAL-26, K-04). SHELL applies to
 * all others.
 */
export const SHELL_SNACK_MS = 3000
export const FORM_SNACK_MS = 2000
const PROGRESS_SNACK_MS = 2000

let snacks: readonly Snack[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Snack[]): void {
  snacks = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short message over the screen for `ms`. A new message replaces the current message, because two
 * messages could contradict each other.
 */
export function showSnack(snack: { text: string; tone: SnackTone; ms?: number }): void {
  const usual = snack.tone === 'progress' ? PROGRESS_SNACK_MS : SHELL_SNACK_MS
  const entry: Snack = { id: nextId++, text: snack.text, tone: snack.tone, ms: snack.ms ?? usual }
  publish([entry])
  keepSnack(entry.id, entry.ms)
}

let leaving: ReturnType<typeof setTimeout>

export function keepSnack(id: number, ms: number): void {
  if (snacks[0]?.id !== id) return
  clearTimeout(leaving)
  leaving = setTimeout(() => dismissSnack(id), ms)
}

export function dismissSnack(id: number): void {
  publish(snacks.filter((snack) => snack.id !== id))
}

export function useSnacks(): readonly Snack[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => snacks,
    () => snacks,
  )
}

// Removes messages at sign-out, because they may contain personal data. Keeps errors, which may state why the
// session ended.
onSessionChange(({ phase }) => {
  if (phase === 'signed-out' || phase === 'locked') publish(snacks.filter(({ tone }) => tone === 'error'))
})
