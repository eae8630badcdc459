import type { redeemSecondStep } from '#contract/identity/login.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { openStore, setOpenStore } from '../store/open-store.ts'
import type { Profile } from '../keys/profile.ts'
import { type SessionNote, writeSessionNote } from '../keys/session-note.ts'
import { serverNow } from '../transport/server-clock.ts'
import { setCurrentToken } from '../transport/session-signals.ts'
import { keepTickets } from '../transport/ticket-stock.ts'
import { announceSignIn } from './session-ending.ts'
import { tabSession } from './tab-session.ts'

/** Response of the server to a sign-in that needs nothing more. */
export type SignedIn = ResponseOf<typeof redeemSecondStep>

export function noteOf(answer: SignedIn, profile: Profile): SessionNote {
  const { token, tokenLife, EstatusPass, SegundoPaso, entrega } = answer
  const duties = { mustChangePassword: EstatusPass === 0, mustSetSecondStep: SegundoPaso === 0 }
  return { token, expiresAt: serverNow() + tokenLife * 1000, profile, ...duties, grant: entrega ?? null }
}

/**
 * Opens the person's store after a sign-in with the server, and stores the session there.
 * @param boletos first tickets for sealed delivery; empty on a legacy host
 * @param open opens the store, or returns why it cannot be opened yet. hash: null on a kiosk that stores nothing
 * @returns the reason of `open`; null when the person is in
 */
export async function openEntry<Reason extends string>(
  note: SessionNote,
  boletos: readonly string[],
  open: () => Promise<{ hash: string | null } | Reason>,
): Promise<Reason | null> {
  setCurrentToken(note.token)
  tabSession.leaving = null
  let isKept = true
  let hash: string | null = null
  try {
    const entered = await open()
    if (typeof entered === 'string') {
      setCurrentToken(null)
      return entered
    }
    hash = tabSession.hash = entered.hash
    const store = openStore()
    await writeSessionNote(store, note)
    await keepTickets(store, boletos)
  } catch {
    // Without IndexedDB or space, the person works online without a store. The sign-out deletes data that
    // were already written.
    tabSession.hash = hash
    setOpenStore(null)
    isKept = false
  }
  await announceSignIn(isKept)
  return null
}
