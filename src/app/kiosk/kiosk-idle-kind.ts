import { useEffect } from 'react'
import { IDLE, type IdleTimes } from './kiosk-idle.ts'

let kind: keyof typeof IDLE = 'screen'

export function idleTimes(): IdleTimes {
  return IDLE[kind]
}

export function useIdleKind(next: 'form' | undefined): void {
  useEffect(() => {
    kind = next ?? 'screen'
    return () => {
      kind = 'screen'
    }
  }, [next])
}
