import { useEffect, useRef, useState } from 'react'
import { readSurveyState } from '#contract/notifications/reminders.ts'
import { call } from '#core/transport/rpc.ts'
import { useProfile } from '#hooks/session/use-session.ts'

/** Milliseconds: the second button appears after 10 s, and the dialog closes 3 s after the check (spec 001 §9). */
const FINISH_AFTER_MS = 10_000
const CLOSE_AFTER_MS = 3000

export type SurveyState = 'idle' | 'checking' | 'done' | 'missing' | 'offline'

/** Kept while the dialog is closed, because the second button must be there after reopening. */
let opened: { folio: string; at: number } | null = null

export function useSurveyCheck(onClose: () => void) {
  const { user } = useProfile()
  const [startedAt, setStartedAt] = useState(opened?.folio === user.Folio ? opened.at : null)
  const [state, setState] = useState<SurveyState>('idle')
  const canFinish = useReached(startedAt === null ? null : startedAt + FINISH_AFTER_MS)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => close.current(), CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state])
  const start = () => {
    opened = { folio: user.Folio, at: Date.now() }
    setStartedAt((before) => before ?? Date.now())
    setState('idle')
  }
  const check = async () => {
    setState('checking')
    const answer = await call(readSurveyState, { folio: user.Folio })
    if (answer.ok) setState(answer.value.data?.pendiente === 1 ? 'missing' : 'done')
    else setState(answer.failure.kind === 'offline' ? 'offline' : 'missing')
  }
  return { state, canFinish, start, check, sayOffline: () => setState('offline') }
}

/** Returns whether `moment` (ms) has passed. A suspended page updates when it resumes. */
function useReached(moment: number | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const isReached = moment !== null && now >= moment
  useEffect(() => {
    if (moment === null || isReached) return
    const look = () => setNow(Date.now())
    const timer = setTimeout(look, moment - Date.now())
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moment, isReached])
  return isReached
}
