import type { KioskKey } from '#core/keys/kiosk-keys.ts'
import { KEY_RELOAD_MS, type KeyMessage } from '#core/keys/key-messages.ts'

/**
 * Kiosk key in the worker's RAM. The worker returns the key only for the right ticket, and only to a tab that
 * is being reloaded.
 */
interface Entry extends KioskKey {
  ticket: string
  /** Time in ms at which the tab was closed or reloaded. The tab must return within KEY_RELOAD_MS. */
  leftAt: number | null
}

let entry: Entry | null = null

export function answerKeyMessage(message: KeyMessage, ports: readonly MessagePort[], now: number): void {
  switch (message.type) {
    case 'KEY_PUT':
      entry = {
        ticket: message.ticket,
        hash: message.hash,
        key: message.key,
        work: message.work,
        leftAt: null,
      }
      return
    case 'KEY_LEAVING':
      if (entry?.ticket === message.ticket) entry.leftAt = now
      return
    case 'KEY_TAKE':
      ports[0]?.postMessage(takeEntry(message.ticket, now))
      return
    case 'KEY_DROP':
      entry = null
      return
    case 'KEY_PING':
      return
    default:
      message satisfies never
  }
}

/**
 * Returns the key. Deletes it and returns null for a wrong ticket, a tab that sent no KEY_LEAVING, or a late
 * return.
 */
function takeEntry(ticket: string, now: number): KioskKey | null {
  const known = entry
  if (!known) return null
  const isRight = known.ticket === ticket
  const isInTime = known.leftAt !== null && now - known.leftAt <= KEY_RELOAD_MS
  if (!isRight || !isInTime) {
    entry = null
    return null
  }
  known.leftAt = null
  return { hash: known.hash, key: known.key, work: known.work }
}

export function isKeyMessage(data: unknown): data is KeyMessage {
  const type = (data as { type?: unknown } | null)?.type
  return typeof type === 'string' && type.startsWith('KEY_')
}
