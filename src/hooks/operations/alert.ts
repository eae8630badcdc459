import { useSyncExternalStore } from 'react'
import { currentPath } from '../navigation/navigation.ts'

/** Message that the person must close. Accessible replacement of the browser's alert(). */
export interface AlertMessage {
  id: number
  text: string
  title?: string
  screen?: string
  /** Labels of a question's two answers. A message without `ask` has one button. */
  ask?: {
    confirm: string
    cancel: string
    danger?: boolean
    /** True when the question asks whether to sign out. A kiosk then hides its own sign-out button. */
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
 * Shows a text until the person closes it. Queues the texts; a text that is already queued is not added
 * again.
 * @returns resolves when the person has closed this text
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

export function showScreenAlert(text: string): Promise<void> {
  return showAlert({ text, screen: currentScreen() })
}

export function currentScreen(): string {
  return currentPath().split('/')[1] ?? ''
}

/** Asks a yes/no question over any screen. Esc means no. Replaces the browser's confirm(). */
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

/** Returns the first message of the queue, or null. */
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
