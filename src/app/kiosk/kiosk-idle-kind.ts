import { useEffect } from 'react'
import { IDLE, type IdleTimes } from './kiosk-idle.ts'

let kind: keyof typeof IDLE = 'screen'

/** The times of what is on screen. */
export function idleTimes(): IdleTimes {
  return IDLE[kind]
}

/** A form gives more time, as long as it is on screen. */
export function useIdleKind(next: 'form' | undefined): void {
  useEffect(() => {
    kind = next ?? 'screen'
    return () => {
      kind = 'screen'
    }
  }, [next])
}
