import { useEffect, useRef, useState } from 'react'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import type { Registration } from '../state/use-registration.ts'
import type { StepStatus } from '../state/use-steps-state.ts'

/**
 * Returns whether the registration is complete (FORM-22).
 * @returns false when the server has all seven steps and still expects one; null while unknown
 */
export function useIsComplete(
  { isRegistered, failure, refresh }: Registration,
  states: readonly StepStatus[] | null,
): boolean | null {
  const config = useAppConfig()
  const isSaved = states?.every(({ state }) => state === 'synced') ?? false
  const isTold = isRegistered === true || (isSaved && config?.deliveryKey !== undefined)
  const isDue = isSaved && !isTold && config !== null
  const [hasAnswer, setAnswer] = useState(false)
  const ask = useRef(refresh)
  useEffect(() => {
    if (isDue) void ask.current().then(() => setAnswer(true))
  }, [isDue])
  if (isTold) return true
  return isDue && hasAnswer && failure === null ? false : null
}
