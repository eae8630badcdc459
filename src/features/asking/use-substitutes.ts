import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listSubstitutes, setSubstitute } from '#contract/approvals/approvals.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { sentFailure } from './sent-failure.ts'
import { texts } from './texts.es.ts'

type Change = RequestOf<typeof setSubstitute>

/** Names a substitute or ends a substitution. Refetches the list after each request, also after a failed one. */
export function useSubstitution() {
  const client = useQueryClient()
  const words = useTexts(texts)
  const isOnItsWay = useRef(false)
  const [isBusy, setBusy] = useState(false)

  /** @returns the substitute's name or the problem; null while another change is in progress */
  async function change(input: Change): Promise<{ name: string } | { problem: string } | null> {
    if (isOnItsWay.current) return null
    if (!navigator.onLine) return { problem: words.failure.offline }
    isOnItsWay.current = true
    setBusy(true)
    const answer = await call(setSubstitute, input)
    await client.invalidateQueries({ queryKey: [listSubstitutes.id] })
    isOnItsWay.current = false
    setBusy(false)
    if (answer.ok) return { name: answer.value.nombre ?? '' }
    return { problem: sentFailure(answer.failure, words) }
  }

  return { isBusy, change }
}
