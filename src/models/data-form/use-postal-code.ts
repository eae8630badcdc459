import { useEffect, useState } from 'react'
import { findPostalCode, type PostalAnswer, prefetchPostalCodes, prefixesOfState } from './postal-codes.ts'

export type PostalState = PostalAnswer | { kind: 'waiting' } | { kind: 'asking' }

const WAITING: PostalState = { kind: 'waiting' }
const ASKING: PostalState = { kind: 'asking' }
/** Time in ms until the person may type the address. A later response is still used. */
const MAX_LOOKUP_MS = 5000

/**
 * Looks up a postal code. Retries a failed lookup when the device is online again.
 * @param code may be incomplete
 */
export function usePostalCode(code: string): PostalState {
  const isCode = /^[0-9]{5}$/.test(code)
  const [known, setKnown] = useState<{ code: string; answer: PostalAnswer } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isCode) return
    let isWanted = true
    const setAnswer = (answer: PostalAnswer) => isWanted && setKnown({ code, answer })
    void findPostalCode(code).then((answer) => {
      clearTimeout(timer)
      setAnswer(answer)
    })
    const late: PostalAnswer = { kind: navigator.onLine ? 'failed' : 'offline' }
    const timer = setTimeout(setAnswer, MAX_LOOKUP_MS, late)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [code, isCode, attempt])
  const kind = known?.code === code ? known.answer.kind : null
  const hasFailed = kind === 'failed' || kind === 'offline'
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => setAttempt((count) => count + 1)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed])
  if (!isCode) return WAITING
  return known?.code === code ? known.answer : ASKING
}

/** Network information, which only Chromium has. Other browsers prefetch nothing. */
interface Line {
  type?: string
  saveData?: boolean
}

/** Prefetches the postal codes of the person's state on Wi-Fi or Ethernet. The lookup then works offline. */
export function usePostalPrefetch(codeOrState: string): void {
  const prefixes = prefixesOfState(codeOrState).join()
  useEffect(() => {
    const line = (navigator as { connection?: Line }).connection
    const isFree = (line?.type === 'wifi' || line?.type === 'ethernet') && line.saveData !== true
    if (prefixes === '' || !isFree || !navigator.onLine) return
    void prefetchPostalCodes(prefixes.split(','))
  }, [prefixes])
}
