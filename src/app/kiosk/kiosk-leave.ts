import { isWorkRetrievable } from '#core/store/open-store.ts'
import { onSessionChange } from '#core/session/session-state.ts'
import { forgetTicket } from '#hooks/session/kiosk-key-holder.ts'
import { loadSession } from '#hooks/session/load-session.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { resetAppearance } from '../page/appearance.ts'
import { closeCurtain } from './kiosk-curtain.ts'
import { askToFinish } from '../session/leave-questions.ts'
import { keptPart } from '#parts/lazy-part.ts'

let isLeaving = false
let isStartingOver = false

let isAsking = false

/**
 * Handles a tap on "Terminar". Asks first if unsent work needs the person. A second tap during the question
 * signs out.
 */
export async function finishByTap(): Promise<void> {
  if (isAsking || isLeaving) return finish()
  isAsking = true
  // If the check fails, the person is signed out; stored data stay encrypted with their password.
  const isConfirmed = await confirmFinish().catch(() => true)
  isAsking = false
  if (isConfirmed) await finish()
}

const loadDraftHook = keptPart(() => import('#hooks/work/use-draft.ts'))
const loadUnsent = keptPart(() => import('#core/outbox/unsent.ts'))

async function confirmFinish(): Promise<boolean> {
  const [{ flushDrafts }, { countUnsent }] = await Promise.all([loadDraftHook(), loadUnsent()])
  // If the drafts cannot be stored, the outbox cannot be read either. The person is asked at once.
  if (!(await flushDrafts())) return askToFinish(false)
  return (await countUnsent()).needsAuthor === 0 || askToFinish(isWorkRetrievable())
}

export async function finish(): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  closeCurtain()
  try {
    const { signOut } = await loadSession()
    await signOut()
  } finally {
    // Even after a failed sign-out, the memory of this document must be discarded.
    startOver()
  }
}

/** Opens the sign-in screen in a new document, which discards the memory and typed text of the old one. */
export function startOver(why: 'left' | 'expired' = 'left'): void {
  if (isStartingOver) return
  isStartingOver = true
  closeCurtain()
  forgetTicket()
  resetAppearance()
  const query = why === 'expired' ? '?motivo=expirada' : ''
  window.history.replaceState(null, '', `${window.location.pathname}#${paths.login}${query}`)
  window.location.reload()
}

export function startOverAfterSession(): void {
  let wasOpen = false
  onSessionChange((state) => {
    if (state.phase === 'open') wasOpen = true
    else if (state.phase === 'signed-out' && wasOpen)
      startOver(state.reason === 'expired' ? 'expired' : 'left')
  })
}
