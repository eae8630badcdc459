import { useState } from 'react'
import { CODE_DIGITS } from '#domain/identity/second-step.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { secondTexts } from './second-texts.es.ts'

export interface SecondStepProps {
  isBusy: boolean
  problem: string | null
  attempt: number
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

export function useSecondCode({ isBusy, problem, onCode }: SecondStepProps) {
  const words = useTexts(secondTexts)
  const isOnline = useOnline()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  /**
   * True between a switch of the code's kind and the next attempt. Hides `problem`, which is about the other kind.
   */
  const [isAnew, setAnew] = useState(false)

  async function send(typed: string): Promise<void> {
    if (isBusy) return
    const isMissing = isRecovery ? typed.trim() === '' : typed.length < CODE_DIGITS
    setEmpty(isMissing)
    setAnew(false)
    if (isMissing || !navigator.onLine) return
    await onCode(typed)
    // Keeps a recovery code for correcting a typing error.
    if (!isRecovery) setCode('')
  }

  function change(text: string): void {
    if (isBusy) return
    const next = isRecovery ? text : text.replace(/\D/g, '').slice(0, CODE_DIGITS)
    setCode(next)
    setEmpty(false)
    if (!isRecovery && next.length === CODE_DIGITS && next !== code) void send(next)
  }

  function switchKind(): void {
    setRecovery(!isRecovery)
    setCode('')
    setEmpty(false)
    setAnew(true)
  }

  const missing = isRecovery ? words.emptyRecovery : words.empty
  const shown = isEmpty ? missing : isAnew ? null : problem
  return { code, change, send: () => void send(code), isRecovery, switchKind, isOnline, problem: shown }
}
