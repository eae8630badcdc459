import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Result } from '#core/transport/failure.ts'
import { sessionNumber } from '#core/transport/session-signals.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { fundFlow, createSender } from './fund-flow.ts'
import { leftTexts } from './left-texts.es.ts'
import { isUnknown, type Receipt } from './order.ts'
import { fundOperations } from './use-fund.ts'

/** Display time in ms. Long, because the person is already on another screen. */
const NOTICE_MS = 8000

/**
 * Returns the flow. A response after the talk restarted or the screen closed shows a snack bar and
 * invalidates the fund's data (CHAT-18).
 */
export function useFundFlow(): typeof fundFlow {
  const client = useQueryClient()
  const [flow] = useState(() => {
    const began = sessionNumber()
    return fundFlow.provide({
      actors: {
        send: createSender((answer) => {
          // Another person may have signed in. The response then belongs to the former session.
          if (sessionNumber() === began) showResult(answer, client)
        }),
      },
    })
  })
  return flow
}

function showResult(answer: Result<Receipt>, client: QueryClient): void {
  for (const { id } of fundOperations) void client.invalidateQueries({ queryKey: [id] })
  const { says, isGood } = resultOf(answer)
  showSnack({ text: wordsOf(leftTexts)[says], tone: isGood ? 'success' : 'error', ms: NOTICE_MS })
}

function resultOf(answer: Result<Receipt>): {
  says: 'done' | 'tooLate' | 'notDone' | 'mayBeDone'
  isGood: boolean
} {
  if (answer.ok) {
    const { isLoanApproved } = answer.value
    return { says: isLoanApproved ? 'tooLate' : 'done', isGood: !isLoanApproved }
  }
  return { says: isUnknown(answer.failure) ? 'mayBeDone' : 'notDone', isGood: false }
}
