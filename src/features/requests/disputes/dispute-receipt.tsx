import { useEffect } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import { openAsking } from '#models/requests/open-asking.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type SentRequest, useSentState } from '#models/requests/use-sent-state.ts'
import { waitsForOf } from '#models/requests/waits-for.ts'
import { earlySteps, usualText } from '#pieces/requests/approval-steps.ts'
import { Receipt, ReceiptActions } from '#pieces/requests/receipt.tsx'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { type DisputeValues, folioOf, reasonOf } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'
import type { Disputes } from './use-disputes.ts'

export interface SentDispute extends SentRequest {
  values: DisputeValues
}

interface Props {
  sent: SentDispute
  disputes: Pick<Disputes, 'rows' | 'at' | 'waiting' | 'usualHours'>
  onList: () => void
}

/** Receipt of a dispute. If the server refuses the dispute later, the list opens for its correction. */
export function DisputeReceipt({ sent, disputes, onList }: Props) {
  const { receipt } = useTexts(disputeTexts)
  const { steps } = useTexts(requestTexts)
  const { rows, at, waiting, usualHours } = disputes
  const { values, since } = sent
  const row = waiting.find(({ form }) => form === sent.form)
  // After a correction, the list may still contain the former refusal.
  const isRefused = !sent.isSent && row?.state === 'rejected'
  useEffect(() => {
    if (isRefused) onList()
  }, [isRefused, onList])
  const state = useSentState(sent.isSent, row)
  const isSent = state === 'synced'
  // An older list may contain an equal dispute of an earlier day.
  const isListed = isSent && at !== null && at > since
  return (
    <Receipt
      title={reasonOf(values)}
      summary={formatDate(values.day)}
      state={state}
      waitsFor={waitsForOf(row)}
      folio={(isListed && folioOf(values, rows ?? [])) || null}
      seenBy={null}
      steps={earlySteps(isSent, { ...steps, ...receipt }, usualText(usualHours, steps.usual))}
      actions={<ReceiptActions onList={onList} onMore={openAsking} />}
    />
  )
}
