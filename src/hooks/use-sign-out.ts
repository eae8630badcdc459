import { useRef, useState } from 'react'
import { signOut } from '#core/session.ts'
import { countUnsent } from '#core/drafts.ts'
import { showAlert } from './alert.ts'
import { flushDrafts } from './use-draft.ts'

/** "Cerrar sesión": leaves at once, unless something would be lost; a text of the server's other than OK is shown in an alert (SHELL-16). */
export function useSignOut(): { signOut: () => void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  const isLeaving = useRef(false)
  const leave = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    setBusy(true)
    await flushDrafts()
    if (!(await mayLeave())) {
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

type Question = () => Promise<boolean>
let askWhetherToLose: Question = () => Promise.resolve(true)

/** The shell's question to whoever leaves what they have typed and not confirmed. */
export function setLosingQuestion(question: Question): void {
  askWhetherToLose = question
}

/** Such work lies on this device alone, and goes with the session. */
async function mayLeave(): Promise<boolean> {
  // A store that is closed has nothing to lose any more.
  return (await countUnsent().catch(() => 0)) === 0 || askWhetherToLose()
}
