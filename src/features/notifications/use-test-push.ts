import { useRef, useState } from 'react'
import { testPush } from '#contract/notifications/push.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export function useTestPush(): { test: () => void; isBusy: boolean } {
  const words = useTexts(texts)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const answer = await call(testPush, {})
    isSending.current = false
    setBusy(false)
    showSnack(
      answer.ok
        ? { text: words.push.tested, tone: 'success' }
        : { text: failureText(answer.failure, words.failure), tone: 'error' },
    )
  }
  return { test: () => void test(), isBusy }
}
