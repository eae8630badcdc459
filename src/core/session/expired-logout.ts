import * as login from '#contract/identity/login.ts'
import { call } from '../transport/rpc.ts'

const listeners = new Set<(text: string) => void>()

/**
 * Calls `listener` with the service's message when it rejects the logout of an expired session. The app shows
 * the message (spec 000 §7, LOG-02).
 */
export function onLogoutText(listener: (text: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends LOG-02 for an expired session (GRAL-14, GRAL-15). Callers do not wait, because the screen has already
 * changed. The session also ends when the service is unreachable.
 */
export async function logOutExpired(token: string): Promise<void> {
  if (globalThis.navigator?.onLine === false) return
  const answer = await call(login.signOut, { vencida: true }, { token, keepalive: true })
  if (answer.ok || answer.failure.kind !== 'rejected' || answer.failure.message === '') return
  for (const listener of listeners) listener(answer.failure.message)
}
