import { useSyncExternalStore } from 'react'
import type { Task } from '#hooks/navigation/task.ts'

/** Polls with a dialog of their own (SHELL-27, SHELL-28). */
export type PollDialogKind = 'benefits' | 'routes'
/** Dialogs over Inicio that are computed together with the polls. */
export type DueDialogKind = PollDialogKind | 'privacy'

/** Open polls and the privacy notice, for Inicio. */
export interface DuePolls {
  tasks: readonly Task[]
  /** Dialogs of polls that the server confirmed as pending in this visit, and the privacy notice. */
  dialogs: readonly DueDialogKind[]
  /** True until the answer is known. */
  isOpen: boolean
}

const unknown: DuePolls = { tasks: [], dialogs: [], isOpen: true }
/** State when the code that reads the polls could not be loaded. */
const nothingDue: DuePolls = { tasks: [], dialogs: [], isOpen: false }

/** Set by a chunk that loads after the first paint, so that the start does not include the polls' code. */
let due = unknown
const listeners = new Set<() => void>()

export function setDuePolls(next: DuePolls | null): void {
  due = next ?? unknown
  for (const listener of listeners) listener()
}

/** Stops waiting for the polls, so that other dialogs can open. */
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
