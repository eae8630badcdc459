import { isSwap } from '#domain/approvals/incidents.ts'
import { formatDate, formatDateRange } from '#domain/time/dates.ts'
import { openAsking } from '#models/requests/open-asking.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { approvalSteps, decidedBy, earlySteps } from '#pieces/requests/approval-steps.ts'
import { Receipt, ReceiptActions } from '#pieces/requests/receipt.tsx'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { waitsForOf } from '#models/requests/waits-for.ts'
import { useAskedItem } from '#models/requests/use-asked-item.ts'
import { useSentState } from '#models/requests/use-sent-state.ts'
import { texts } from './texts.es.ts'
import type { SentDayOff } from './use-request.ts'

interface Props {
  sent: SentDayOff
  row: WaitingRequest<unknown> | undefined
  onList: () => void
}

/** The response of P-08 has no folio, so the folio comes from the list of requests. */
export function DayOffReceipt({ sent, row, onList }: Props) {
  const words = useTexts(texts)
  const { steps } = useTexts(requestTexts)
  const { kind, from, to } = sent.values
  const state = useSentState(sent.isSent, row)
  const isSent = state === 'synced'
  const item = useAskedItem(
    isSent,
    sent.since,
    (one) => one.clase === 'incidencia' && one.tipo === kind && one.dia === from && one.diaFin === to,
  )
  const days = isSwap(kind)
    ? `${words.rest}: ${formatDate(from)} · ${words.work}: ${formatDate(to)}`
    : from === to
      ? formatDate(from)
      : formatDateRange(from, to, words.to)
  return (
    <Receipt
      title={kind}
      summary={days}
      state={state}
      waitsFor={waitsForOf(row)}
      folio={item?.id ?? null}
      seenBy={item && decidedBy(item)}
      steps={item ? approvalSteps(item, steps) : earlySteps(isSent, steps)}
      actions={<ReceiptActions onList={onList} onMore={openAsking} />}
    />
  )
}
