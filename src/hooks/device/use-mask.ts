import { useCallback, useEffect, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'

/** Seconds that an amount stays visible. */
const VISIBLE_SECONDS = { personal: 30, kiosk: 10 } as const

export interface Mask {
  shown: boolean
  toggle: () => void
  /** Whole seconds until the amounts are masked again; 0 while they are masked. */
  secondsLeft: number
}

/** Masks amounts after 30 s (kiosk: 10 s), when the page is hidden, and when the person leaves the screen. */
export function useMask(): Mask {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const shown = endsAt !== null

  useEffect(() => {
    if (endsAt === null) return
    const close = () => setEndsAt(null)
    const tick = () => {
      const left = Math.ceil((endsAt - performance.now()) / 1000)
      if (left <= 0) close()
      else setSecondsLeft(left)
    }
    const closeWhenHidden = () => {
      if (document.visibilityState === 'hidden') close()
    }
    const timer = setInterval(tick, 250)
    document.addEventListener('visibilitychange', closeWhenHidden)
    window.addEventListener('pagehide', close)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', closeWhenHidden)
      window.removeEventListener('pagehide', close)
    }
  }, [endsAt])

  const toggle = useCallback(() => {
    const seconds = VISIBLE_SECONDS[deviceMode()]
    setSecondsLeft(seconds)
    setEndsAt((ends) => (ends === null ? performance.now() + seconds * 1000 : null))
  }, [])
  return { shown, toggle, secondsLeft: shown ? secondsLeft : 0 }
}
