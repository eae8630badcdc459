import { useEffect, useRef, useState } from 'react'
import { failureText } from '#hooks/operations/failure-text.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { wordsOf } from '#i18n/texts.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { queueDocument, sendNow, type Sent } from './send-document.ts'
import { texts } from '../texts.es.ts'

export type Sending =
  | { phase: 'idle' }
  | { phase: 'busy'; result: CaptureResult; share: number }
  | { phase: 'failed'; result: CaptureResult; text: string }

export interface Sender {
  state: Sending
  send: (result: CaptureResult) => void
  cancel: () => void
  giveUp: () => void
}

interface Ends {
  onDone: () => void
  /** Called after an abort. The upload may still have arrived completely. */
  onCancelled: () => void
}

export function useSending(typeId: number, { onDone, onCancelled }: Ends): Sender {
  const isKiosk = useIsKiosk()
  const { user } = useProfile()
  const [state, setState] = useState<Sending>({ phase: 'idle' })
  const stop = useRef<AbortController | null>(null)
  const opId = useRef<{ sha256: string; id: string } | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const run = (result: CaptureResult): Promise<Sent> => {
    if (!isKiosk) return queueDocument(typeId, result, user.Folio)
    stop.current = new AbortController()
    if (opId.current?.sha256 !== result.sha256) {
      opId.current = { sha256: result.sha256, id: crypto.randomUUID() }
    }
    const onShare = (share: number) => setState({ phase: 'busy', result, share })
    return sendNow(typeId, result, user.Folio, opId.current.id, { signal: stop.current.signal, onShare })
  }
  const send = (result: CaptureResult) => {
    setState({ phase: 'busy', result, share: 0 })
    run(result).then(
      (sent) => {
        const words = wordsOf(texts)
        const problem = problemOf(sent)
        if (problem === null) {
          const text = sent.kind === 'queued' ? words.capture.queued : words.capture.sent
          showSnack({ text, tone: sent.kind === 'queued' ? 'progress' : 'success', ms: FORM_SNACK_MS })
          onDone()
        } else if (stop.current?.signal.aborted) {
          showSnack({ text: words.capture.cancelled, tone: 'info', ms: FORM_SNACK_MS })
          setState({ phase: 'idle' })
          onCancelled()
        } else setState({ phase: 'failed', result, text: problem })
      },
      // The file is gone or the store is closed. send-document.ts handles a full store.
      () => setState({ phase: 'failed', result, text: wordsOf(texts).capture.notReady }),
    )
  }
  return {
    state,
    send,
    cancel: () => stop.current?.abort(),
    giveUp: () => setState({ phase: 'idle' }),
  }
}

function problemOf(sent: Sent): string | null {
  const words = wordsOf(texts)
  if (sent.kind === 'noRoom') return words.capture.noRoom
  return sent.kind === 'failed' ? failureText(sent.failure, words.failures) : null
}
