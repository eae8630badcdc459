import { useEffect } from 'react'
import { openAsking } from '#models/requests/open-asking.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type SentRequest, useSentState } from '#models/requests/use-sent-state.ts'
import { earlySteps, usualText } from '#pieces/requests/approval-steps.ts'
import { Receipt, ReceiptActions } from '#pieces/requests/receipt.tsx'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { reasonOf, type TypedClarification } from './clarification-form-values.ts'
import { clarificationTexts } from './clarification-texts.es.ts'
import type { Clarifications } from './use-clarifications.ts'

export interface SentClarification extends SentRequest {
  values: TypedClarification
}

interface Props {
  sent: SentClarification
  clarifications: Clarifications
  onList: () => void
}

/**
 * Receipt of a clarification. Finds its folio in the list by the period, because the server refuses a second
 * open clarification of a period. If the server refuses the clarification later, the list opens for its
 * correction.
 */
export function ClarificationReceipt({ sent, clarifications, onList }: Props) {
  const { rows, waiting, usualHours } = clarifications
  const { receipt } = useTexts(clarificationTexts)
  const { steps } = useTexts(requestTexts)
  const { values } = sent
  const row = waiting.find(({ form }) => form === sent.form)
  const isRefused = row?.state === 'rejected'
  useEffect(() => {
    if (isRefused) onList()
  }, [isRefused, onList])
  const state = useSentState(sent.isSent, row)
  const isSent = state === 'synced'
  const item = isSent ? rows?.find((each) => each.isOpen && each.code === values.period) : undefined
  return (
    <Receipt
      title={reasonOf(values)}
      summary={values.periodName}
      state={state}
      folio={item?.id ?? null}
      seenBy={null}
      steps={earlySteps(isSent, { ...steps, ...receipt }, usualText(usualHours, steps.usual))}
      actions={<ReceiptActions onList={onList} onMore={openAsking} />}
    />
  )
}
