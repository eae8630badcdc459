import { useEffect } from 'react'
import { requestForms } from '#domain/requests/request-forms.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { openAsking } from '#models/requests/open-asking.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { askedAnswers } from '#models/requests/request-answers.ts'
import { showNews } from '#models/requests/waiting-items.ts'
import { useWaitingRequests } from '#models/requests/waiting-requests.ts'
import { approvalSteps, decidedBy, earlySteps } from '#pieces/requests/approval-steps.ts'
import { Receipt, ReceiptActions } from '#pieces/requests/receipt.tsx'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { waitsForOf } from '#models/requests/waits-for.ts'
import { useAskedItem } from '#models/requests/use-asked-item.ts'
import { useSentState } from '#models/requests/use-sent-state.ts'
import { useAsked } from './use-asked.ts'
import type { SentAsk } from './use-asking.ts'

interface Props {
  sent: SentAsk
  onList: () => void
}

/** Shows the receipt of a request. If the server refuses the request later, the list opens for its correction. */
export function AskReceipt({ sent, onList }: Props) {
  const { steps } = useTexts(requestTexts)
  const { clase, title, summary, values } = sent.confirmed
  const asked = useAsked()
  const rows = useWaitingRequests(requestForms.asking, { ...asked.list, answers: askedAnswers }, (news) => {
    if (news.state === 'rejected') showNews(news, '')
  })
  const row = rows?.find(({ form }) => form === sent.form)
  const isRefused = row?.state === 'rejected'
  useEffect(() => {
    if (isRefused) navigate(paths.asking, { replace: true })
  }, [isRefused])
  const state = useSentState(sent.isSent, row)
  const isSent = state === 'synced'
  const item = useAskedItem(
    isSent,
    sent.since,
    (one) => one.clase === clase && (!('dia' in one) || one.dia === values.dia),
  )
  return (
    <Receipt
      title={title}
      summary={summary}
      state={state}
      waitsFor={waitsForOf(row)}
      folio={item?.id ?? null}
      seenBy={item && decidedBy(item)}
      steps={item ? approvalSteps(item, steps) : earlySteps(isSent, steps)}
      actions={<ReceiptActions onList={onList} onMore={openAsking} />}
    />
  )
}
