import { useRef, useState } from 'react'
import { loadSession } from '#hooks/load-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { takeRememberedName } from './remembered-name.ts'
import { missingField, type Problem, problemOf } from './sign-in-problem.ts'
import { texts } from './texts.ts'

/**
 * The form's state. Once signed in nothing is done here: the guard sees the open session and leads on, to the place
 * that was wanted, to Inicio, or to a new password.
 */
export function useSignIn() {
  const words = useTexts(texts)
  const [user, setUser] = useState(takeRememberedName)
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  // State comes a render late for a second press of Enter.
  const isRunning = useRef(false)

  function show(next: Problem | null): void {
    setProblem(next)
    if (next) setAttempt((count) => count + 1)
  }

  async function submit(): Promise<void> {
    if (isRunning.current) return
    const missing = missingField(user, password, words.problems, words.checkFields)
    show(missing)
    if (missing) return
    isRunning.current = true
    setBusy(true)
    const result = await enter(user, password)
    isRunning.current = false
    if (result?.ok) return
    setBusy(false)
    show(result ? problemOf(result, words.problems) : { title: words.problems.notLoaded, way: 'retry' })
  }

  return { user, setUser, password, setPassword, isBusy, problem, attempt, submit }
}

/** null when the session's code could not be fetched or this browser can't keep anything. */
async function enter(user: string, password: string) {
  try {
    const session = await loadSession()
    return await session.signIn(user, password)
  } catch {
    return null
  }
}
