import * as login from '#contract/login.ts'
import { call } from '../transport/rpc.ts'

const listeners = new Set<(text: string) => void>()

/**
 * Calls `listener` with the service's text for the logout of an expired session, when it is not OK; it is shown
 * (spec 000 §7, Opcion 2).
 */
export function onLogoutText(listener: (text: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends Opcion 2 for a session that has expired (GRAL-14, GRAL-15). Nobody waits for the answer: the screen has
 * changed by then, and a service that can't be reached has ended the session already.
 */
export async function logOutExpired(token: string): Promise<void> {
  if (globalThis.navigator?.onLine === false) return
  const told = await call(login.signOut, { vencida: true }, { token, keepalive: true })
  if (told.ok || told.failure.kind !== 'rejected' || told.failure.message === '') return
  for (const listener of listeners) listener(told.failure.message)
}
