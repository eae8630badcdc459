import { useEffect } from 'react'
import { useGate } from '../page/gate.ts'
import { isPristine } from './kiosk-pristine.ts'
import { applyUpdate, useHasUpdate } from '../page/worker.ts'

const LOOK_MS = 2000

/** Updates a kiosk automatically between two people, never while one is signed in (offline.md, "Update"). */
export function KioskUpdate() {
  const hasUpdate = useHasUpdate()
  const gate = useGate()
  const isSomebodyHere = gate.kind === 'session' && gate.state.phase !== 'signed-out'
  useEffect(() => {
    if (!hasUpdate || isSomebodyHere) return
    const timer = setInterval(() => {
      if (!isPristine()) return
      clearInterval(timer)
      void applyUpdate()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [hasUpdate, isSomebodyHere])
  return null
}
