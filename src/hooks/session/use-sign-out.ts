import { useRef, useState } from 'react'
import { signOut } from '#core/session/session.ts'
import { countUnsent, type Unsent } from '#core/outbox/unsent.ts'
import { showAlert } from '../operations/alert.ts'
import { flushDrafts } from '../work/use-draft.ts'

/** If the server rejects the sign-out, shows the server's text (SHELL-16). */
export function useSignOut(): { signOut: () => void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  const isLeaving = useRef(false)
  const leave = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    const isKept = await flushDrafts()
    if (!(await mayLeave(isKept))) {
      isLeaving.current = false
      return
    }
    // Becomes busy only after the answer, because no text may announce a closing session while the question
    // is open.
    setBusy(true)
    const { message } = await signOut()
    if (message) void showAlert({ text: message })
    isLeaving.current = false
    setBusy(false)
  }
  return { signOut: () => void leave(), isBusy }
}

/**
 * Asks whether to sign out although data are unsent.
 * @param unsent null when the store could not be read
 * @param isKept false when typed data could not be stored and would be lost
 * @returns whether to sign out
 */
type Question = (unsent: Unsent | null, isKept: boolean) => Promise<boolean>
let askWhetherToLeave: Question = () => Promise.resolve(true)

export function setLeavingQuestion(question: Question): void {
  askWhetherToLeave = question
}

async function mayLeave(isKept: boolean): Promise<boolean> {
  // An unreadable store may contain unsent data.
  const unsent = await countUnsent().catch(() => null)
  const isNothing = unsent !== null && unsent.needsAuthor + unsent.automatic === 0
  return (isKept && isNothing) || askWhetherToLeave(unsent, isKept)
}
