import { useState } from 'react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'

/** What is typed on these pages. */
export interface Typed {
  comment: string
  curp: string
  /** null: as human resources know it. */
  mail: string | null
  password: string
  repeated: string
  accepts: boolean
}

const NOTHING: Typed = { comment: '', curp: '', mail: null, password: '', repeated: '', accepts: false }

/** Whoever reads the privacy notice meanwhile comes back to it. In the page's memory alone; at a kiosk not even there. */
let kept: { key: string; typed: Typed } | null = null

export function useTyped(key: string) {
  const isKiosk = useIsKiosk()
  const [typed, setTyped] = useState({ key, typed: kept?.key === key ? kept.typed : NOTHING })
  const now = typed.key === key ? typed.typed : NOTHING
  function type(change: Partial<Typed>): void {
    const next = { key, typed: { ...now, ...change } }
    setTyped(next)
    if (!isKiosk) kept = next
  }
  return { typed: now, type }
}

export function forgetTyped(): void {
  kept = null
}
