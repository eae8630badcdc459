import { useEffect } from 'react'
import { useGate } from '../page/gate.ts'
import { isPristine } from './kiosk-pristine.ts'
import { applyUpdate, useHasUpdate } from '../page/worker.ts'

const CHECK_MS = 2000

export function KioskUpdate() {
  const hasUpdate = useHasUpdate()
  const gate = useGate()
  const isSignedIn = gate.kind === 'session' && gate.state.phase !== 'signed-out'
  useEffect(() => {
    if (!hasUpdate || isSignedIn) return
    const timer = setInterval(() => {
      if (!isPristine()) return
      clearInterval(timer)
      void applyUpdate()
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [hasUpdate, isSignedIn])
  return null
}
