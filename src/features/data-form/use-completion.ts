import { useEffect, useRef, useState } from 'react'
import { useAppConfig } from '#hooks/app-config.ts'
import type { Registration } from './use-registration.ts'
import type { StepStatus } from './use-steps-state.ts'

/**
 * registered: the server said so. asking: it has all seven steps, and has not said yet whether that makes the form
 * complete. missing: it has them, and still waits for one. open: not all steps are there.
 */
export type Completion = 'registered' | 'asking' | 'missing' | 'open'

/**
 * Whether the person is registered (FORM-22). Our own server takes step 7 only when nothing is missing; an OK of a
 * company's host says that the step was saved, and its check (Opcion 10) what follows from it.
 */
export function useCompletion(registration: Registration, states: StepStatus[] | null): Completion {
  const config = useAppConfig()
  const isOurs = config?.deliveryKey !== undefined
  const isSaved = states?.every(({ state }) => state === 'synced') ?? false
  const isTold = registration.isRegistered === true || (isSaved && isOurs)
  const hasAnswer = useAnswerSince(isSaved && !isTold && config !== null, registration)
  if (isTold) return 'registered'
  if (!isSaved) return 'open'
  return hasAnswer && registration.failure === null ? 'missing' : 'asking'
}

/** Asks the check once when `isDue` begins. @returns whether it has answered since then */
function useAnswerSince(isDue: boolean, { refresh }: Registration): boolean {
  const [hasAnswer, setAnswer] = useState(false)
  const ask = useRef(refresh)
  useEffect(() => {
    ask.current = refresh
  })
  useEffect(() => {
    if (!isDue) return undefined
    let isWanted = true
    void ask.current().then(() => isWanted && setAnswer(true))
    return () => {
      isWanted = false
      setAnswer(false)
    }
  }, [isDue])
  return hasAnswer
}
