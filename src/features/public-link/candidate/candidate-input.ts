import { useState } from 'react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'

export interface CandidateInput {
  comment: string
  curp: string
  /** Null stands for the address that human resources knows. */
  mail: string | null
  password: string
  repeated: string
  accepts: boolean
}

const NOTHING: CandidateInput = {
  comment: '',
  curp: '',
  mail: null,
  password: '',
  repeated: '',
  accepts: false,
}

let kept: { key: string; typed: CandidateInput } | null = null

export function useCandidateInput(key: string) {
  const isKiosk = useIsKiosk()
  const [typed, setTyped] = useState({ key, typed: kept?.key === key ? kept.typed : NOTHING })
  const now = typed.key === key ? typed.typed : NOTHING
  function type(change: Partial<CandidateInput>): void {
    const next = { key, typed: { ...now, ...change } }
    setTyped(next)
    if (!isKiosk) kept = next
  }
  return { typed: now, type }
}

export function forgetCandidateInput(): void {
  kept = null
}
