import { useEffect } from 'react'
import { IDLE, type IdleTimes } from './kiosk-idle.ts'

let kind: keyof typeof IDLE = 'screen'

/** Returns the idle times of the current screen. */
export function idleTimes(): IdleTimes {
  return IDLE[kind]
}

/** Sets longer idle times while a form is on screen. */
export function useIdleKind(next: 'form' | undefined): void {
  useEffect(() => {
    kind = next ?? 'screen'
    return () => {
      kind = 'screen'
    }
  }, [next])
}
