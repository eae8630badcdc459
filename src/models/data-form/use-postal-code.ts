import { useEffect, useState } from 'react'
import { findPostalCode, type PostalAnswer, prefetchPostalCodes, prefixesOfState } from './postal-codes.ts'

/** 'slow': no answer although the device has a network. */
export type PostalState = PostalAnswer | { kind: 'waiting' } | { kind: 'asking' } | { kind: 'slow' }

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
  const [known, setKnown] = useState<{ code: string; answer: PostalState } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isCode) return
    let isWanted = true
    const setAnswer = (answer: PostalState) => isWanted && setKnown({ code, answer })
    void findPostalCode(code).then((answer) => {
      clearTimeout(timer)
      setAnswer(answer.kind === 'offline' ? noAnswer() : answer)
    })
    const timer = setTimeout(() => setAnswer(noAnswer()), MAX_LOOKUP_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [code, isCode, attempt])
  const kind = known?.code === code ? known.answer.kind : null
  const hasFailed = kind === 'failed' || kind === 'offline' || kind === 'slow'
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => setAttempt((count) => count + 1)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed])
  if (!isCode) return WAITING
  return known?.code === code ? known.answer : ASKING
}

/** A request fails in the same way without a network and at a busy server. */
function noAnswer(): PostalState {
  return { kind: navigator.onLine ? 'slow' : 'offline' }
}

/** Network information, which only Chromium has. Other browsers prefetch nothing. */
interface Line {
  type?: string
  saveData?: boolean
}

export function usePostalPrefetch(codeOrState: string): void {
  const prefixes = prefixesOfState(codeOrState).join()
  useEffect(() => {
    const line = (navigator as { connection?: Line }).connection
    const isFree = (line?.type === 'wifi' || line?.type === 'ethernet') && line.saveData !== true
    if (prefixes === '' || !isFree || !navigator.onLine) return
    void prefetchPostalCodes(prefixes.split(','))
  }, [prefixes])
}
