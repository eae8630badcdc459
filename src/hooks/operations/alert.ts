import { useSyncExternalStore } from 'react'
import { currentPath } from '../navigation/navigation.ts'

/** A message that must be read: the accessible replacement of the browser's alert() (decision 4). */
export interface AlertMessage {
  id: number
  text: string
  title?: string
  /** First word of the screen's address, for an error of one screen. Not shown on other screens. */
  screen?: string
  /** Both answers of a question. Without them: a message with one button. */
  ask?: {
    confirm: string
    cancel: string
    danger?: boolean
    /** Whether to leave: no way out stands beside it. */
    leaves?: true
  }
}

interface Entry extends AlertMessage {
  close: (isConfirmed: boolean) => void
}

let queue: readonly Entry[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Entry[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Shows a text until it is closed. Several texts wait in line; a text that is already in line is not added
 * again. Resolves when this one was closed.
 */
export function showAlert(message: Pick<AlertMessage, 'text' | 'title' | 'screen'>): Promise<void> {
  return new Promise((resolve) => {
    const isSame = (entry: Entry) =>
      !entry.ask && entry.text === message.text && entry.title === message.title
    const waiting = queue.find(isSame)
    if (!waiting) return publish([...queue, { ...message, id: nextId++, close: () => resolve() }])
    const closeFirst = waiting.close
    waiting.close = (isConfirmed) => {
      closeFirst(isConfirmed)
      resolve()
    }
  })
}

/** About the screen that is open: it goes with it. */
export function showScreenAlert(text: string): Promise<void> {
  return showAlert({ text, screen: screenHere() })
}

export function screenHere(): string {
  return currentPath().split('/')[1] ?? ''
}

/** Asks over whatever is on screen; Esc means no. The replacement of the browser's confirm() (decision 4). */
export function askQuestion(
  question: Omit<AlertMessage, 'id'> & Required<Pick<AlertMessage, 'ask'>>,
): Promise<boolean> {
  return new Promise((resolve) => {
    publish([...queue, { ...question, id: nextId++, close: resolve }])
  })
}

export function closeAlert(id: number, isConfirmed = false): void {
  queue.find((entry) => entry.id === id)?.close(isConfirmed)
  publish(queue.filter((entry) => entry.id !== id))
}

/** The message to show now, null when there is none. */
export function useAlert(): AlertMessage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => queue[0] ?? null,
    () => null,
  )
}
