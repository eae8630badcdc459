import { useRef, useState } from 'react'
import { signOut } from '#core/session/session.ts'
import { countUnsent, type Unsent } from '#core/outbox/unsent.ts'
import { showAlert } from '../operations/alert.ts'
import { flushDrafts } from '../work/use-draft.ts'

/** "Cerrar sesión": leaves at once, unless the server has not said yes to something; a text of the server's other than OK is shown in an alert (SHELL-16). */
export function useSignOut(): { signOut: () => void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  const isLeaving = useRef(false)
  const leave = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    setBusy(true)
    const isKept = await flushDrafts()
    if (!(await mayLeave(isKept))) {
      isLeaving.current = false
      setBusy(false)
      return
    }
    const { message } = await signOut()
    if (message) void showAlert({ text: message })
    isLeaving.current = false
    setBusy(false)
  }
  return { signOut: () => void leave(), isBusy }
}

/**
 * @param unsent null: it could not be looked up
 * @param isKept false: something was typed that could not be kept, and is lost
 */
type Question = (unsent: Unsent | null, isKept: boolean) => Promise<boolean>
let askWhetherToLeave: Question = () => Promise.resolve(true)

/** The shell's question to whoever leaves something that the server has not said yes to. */
export function setLeavingQuestion(question: Question): void {
  askWhetherToLeave = question
}

async function mayLeave(isKept: boolean): Promise<boolean> {
  // A store that does not answer may hold something.
  const unsent = await countUnsent().catch(() => null)
  const isNothing = unsent !== null && unsent.theirs + unsent.onItsWay === 0
  return (isKept && isNothing) || askWhetherToLeave(unsent, isKept)
}
