import { useCallback, useEffect, useRef, useState } from 'react'
import { currentSession } from '#core/session/session-state.ts'
import { showSnack } from './snack.ts'

/**
 * Holds the failure text of an act for its form; null without a failure. A failure that comes after the person
 * left the form is shown as a message instead.
 */
export function useProblem(): readonly [string | null, (text: string | null) => void] {
  const [problem, setProblem] = useState<string | null>(null)
  const showLate = useLateFailure()
  const tell = useCallback(
    (text: string | null) => {
      if (text === null || !showLate(text)) setProblem(text)
    },
    [showLate],
  )
  return [problem, tell]
}

/**
 * Returns a function for the failure of an act. Once the form was left, it shows the text as a message, but never
 * to the next person, and returns true.
 */
export function useLateFailure(): (text: string) => boolean {
  const isLeft = useIsLeft()
  const [author] = useState(openUser)
  return useCallback(
    (text: string) => {
      if (isLeft() && openUser() === author) showSnack({ text, tone: 'error' })
      return isLeft()
    },
    [author, isLeft],
  )
}

/** Returns a function that tells whether the person has left the form. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(() => isLeft.current, [])
}

function openUser(): number | null {
  const session = currentSession()
  return session.phase === 'open' ? session.profile.user.Id_Usuario : null
}
