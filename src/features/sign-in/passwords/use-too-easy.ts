import { useState } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import { WEAK_PASSWORD } from '#domain/identity/password.ts'

export function useTooEasy(next: string) {
  const [refused, setRefused] = useState<{ next: string; sentence: string } | null>(null)
  function note(failure: Failure): void {
    const isWeak = failure.kind === 'rejected' && failure.code === WEAK_PASSWORD
    setRefused(isWeak ? { next, sentence: failure.message } : null)
  }
  return { tooEasy: refused?.next === next ? refused.sentence : null, note }
}
