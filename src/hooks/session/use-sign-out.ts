import { useRef, useState } from 'react'
import { signOut } from '#core/session/session.ts'
import { countUnsent, type Unsent } from '#core/outbox/unsent.ts'
import { showAlert } from '../operations/alert.ts'
import { flushDrafts } from '../work/use-draft.ts'

/**
 * "Cerrar sesión": leaves at once, but asks first when something has not reached the server. A text of the
 * server's other than OK is shown in an alert (SHELL-16).
 */
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
    // Not before the answer: behind the question it would say that it is done.
    setBusy(true)
    const { message } = await signOut()
    if (message) void showAlert({ text: message })
    isLeaving.current = false
    setBusy(false)
  }
  return { signOut: () => void leave(), isBusy }
}

/**
 * @param unsent null: could not be read
 * @param isKept false: something typed could not be kept, and would be lost
 */
type Question = (unsent: Unsent | null, isKept: boolean) => Promise<boolean>
let askWhetherToLeave: Question = () => Promise.resolve(true)

/** Sets the shell's question to a person who leaves with something unsent. */
export function setLeavingQuestion(question: Question): void {
  askWhetherToLeave = question
}

async function mayLeave(isKept: boolean): Promise<boolean> {
  // A store that does not answer may hold something unsent.
  const unsent = await countUnsent().catch(() => null)
  const isNothing = unsent !== null && unsent.theirs + unsent.onItsWay === 0
  return (isKept && isNothing) || askWhetherToLeave(unsent, isKept)
}
