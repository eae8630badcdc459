import { useSyncExternalStore } from 'react'
import type { Task } from '#hooks/navigation/task.ts'

/** Polls that open in a dialog while they wait (SHELL-27, SHELL-28). */
export type PollDialogKind = 'benefits' | 'routes'
export type DueDialogKind = PollDialogKind | 'privacy'

export interface DuePolls {
  tasks: readonly Task[]
  dialogs: readonly DueDialogKind[]
  isOpen: boolean
}

const unknown: DuePolls = { tasks: [], dialogs: [], isOpen: true }
const nothingDue: DuePolls = { tasks: [], dialogs: [], isOpen: false }

/** Set by a chunk that loads after the first paint. */
let due = unknown
const listeners = new Set<() => void>()

export function setDuePolls(next: DuePolls | null): void {
  due = next ?? unknown
  for (const listener of listeners) listener()
}

/** Lets other dialogs open while the due polls are unknown. */
export function stopWaitingForPolls(): void {
  if (due === unknown) setDuePolls(nothingDue)
}

export function useDuePolls(): DuePolls {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => due,
    () => due,
  )
}
