import { useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { IdleBand } from '#ui/kiosk/idle-band.tsx'
import { createIdleClock, type IdleState } from './kiosk-idle.ts'
import { idleTimes } from './kiosk-idle-kind.ts'
import { finish } from './kiosk-leave.ts'
import { texts } from './kiosk-texts.es.ts'

const CHECK_MS = 250
const TOUCH_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const

export function IdleGuard() {
  const words = useTexts(texts)
  const { state, stay } = useIdle()
  if (state.kind !== 'warning') return null
  const { seconds, total } = state
  return (
    <IdleBand
      seconds={seconds}
      total={total}
      title={words.idle.title}
      text={words.idle.text(seconds)}
      announcement={words.idle.text(total)}
      endWord={words.finish}
      stayWord={words.idle.stay}
      onEnd={() => void finish()}
      onStay={stay}
    />
  )
}

function useIdle(): { state: IdleState; stay: () => void } {
  const [idle] = useState(() => createIdleClock(idleTimes))
  const [state, setState] = useState<IdleState>({ kind: 'quiet' })
  useEffect(() => {
    const checkIdle = () => {
      const now = idle.readState()
      setState((before) => (isSame(before, now) ? before : now))
      document.documentElement.toggleAttribute('data-idle', now.kind === 'warning')
      if (now.kind === 'expired') void finish()
    }
    const timer = setInterval(checkIdle, CHECK_MS)
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    for (const touch of TOUCH_EVENTS) window.addEventListener(touch, idle.touch, options)
    // The capture phase runs this check before the curtain's listener shows the page again.
    document.addEventListener('visibilitychange', checkIdle, options)
    return () => {
      clearInterval(timer)
      stop.abort()
      document.documentElement.removeAttribute('data-idle')
    }
  }, [idle])
  const stay = () => {
    idle.stay()
    document.documentElement.removeAttribute('data-idle')
    setState({ kind: 'quiet' })
  }
  return { state, stay }
}

function isSame(one: IdleState, other: IdleState): boolean {
  if (one.kind === 'warning' && other.kind === 'warning') return one.seconds === other.seconds
  return one.kind === other.kind
}
