import { useRef, useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { type Failure, isBusy, isUnanswered } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'
import { useRefresh } from './refresh.ts'

/** Returns the spec's text for the rejection code, the server's own text, or a default. */
function refusalOf(failure: Failure, unexplained?: string): string {
  const words = wordsOf(texts)
  const refusals: Record<string, string> = words.refusals
  const rejected = unexplained ?? words.failure.rejected
  return (
    (failure.kind === 'rejected' && refusals[failure.code]) ||
    failureText(failure, { ...words.failure, rejected })
  )
}

/** JSON replacer that reduces an item to its id, because a refetch may change the row before a retry. */
function nameOfItem(key: string, value: unknown): unknown {
  return key === 'item' ? ((value as { id?: number }).id ?? value) : value
}

/**
 * Runs one action at a time. A retry after a lost response keeps its operation id, and the server acts once.
 * @param unexplained text for rejections without a message
 */
export function useAct(unexplained?: string) {
  const words = useTexts(texts)
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useProblem()
  const isOnItsWay = useRef(false)
  const sent = useRef<{ what: string; body: object }>({ what: '', body: {} })

  /** @returns null while another action runs, and on failure with the reason in `problem` */
  async function act<Op extends AnyOperation>(
    operation: Op,
    body: RequestOf<Op>,
  ): Promise<ResponseOf<Op> | null> {
    // Two quick taps can arrive before the next render.
    if (isOnItsWay.current) return null
    if (!navigator.onLine) {
      setProblem(words.failure.offline)
      return null
    }
    isOnItsWay.current = true
    setSending(true)
    setProblem(null)
    const what = `${operation.id} ${JSON.stringify(body, nameOfItem)}`
    if (sent.current.what !== what)
      sent.current = { what, body: { ...(body as object), idOperacion: crypto.randomUUID() } }
    const answer = await call(operation, sent.current.body as RequestOf<Op>)
    isOnItsWay.current = false
    setSending(false)
    const isHeard = answer.ok || answer.failure.kind === 'rejected'
    if (isHeard) sent.current = { what: '', body: {} }
    if (isHeard) void refresh()
    if (answer.ok) return answer.value
    const { failure } = answer
    const isLost =
      isUnanswered(failure) && !isBusy(failure) && !(failure.kind === 'unavailable' && failure.message)
    setProblem(isLost ? words.noAnswer : refusalOf(failure, unexplained))
    return null
  }

  return { act, isSending, problem, clear: () => setProblem(null) }
}
