import { useSyncExternalStore } from 'react'
import type { Task } from '#hooks/navigation/task.ts'

/** Polls with a dialog of their own (SHELL-27, SHELL-28). */
export type PollDialogKind = 'benefits' | 'routes'
/** What opens over Inicio, told together with the polls. */
export type DueDialogKind = PollDialogKind | 'privacy'

/** What waits for the person's answer, as Inicio has to know it. */
export interface DuePolls {
  tasks: readonly Task[]
  /** Of those with a dialog the ones that the server has just called pending; and the privacy notice. */
  dialogs: readonly DueDialogKind[]
  /** Nobody knows yet. */
  isOpen: boolean
}

const unknown: DuePolls = { tasks: [], dialogs: [], isOpen: true }
/** Without the part that asks, nothing is due. */
const nothingDue: DuePolls = { tasks: [], dialogs: [], isOpen: false }

/** Told by a part that comes after the first picture, so that a start does not carry the polls along. */
let due = unknown
const listeners = new Set<() => void>()

export function setDuePolls(next: DuePolls | null): void {
  due = next ?? unknown
  for (const listener of listeners) listener()
}

/** Whatever else is due waits no longer for an answer. */
export function giveUpPolls(): void {
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
