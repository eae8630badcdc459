import { useState } from 'react'
import { listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { SWAP } from '#domain/approvals/incident-texts.ts'
import type { DayOff } from '#domain/approvals/incidents.ts'
import { companyDate } from '#domain/time/dates.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { dayOffPaths } from '#hooks/navigation/inner-paths.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { dayOffAnswers, NEWEST, OWN_INCIDENTS } from '#models/requests/request-answers.ts'
import { showNews } from '#models/requests/waiting-items.ts'
import { useWaitingRequests, type WaitingRequest } from '#models/requests/waiting-requests.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DayOffReceipt } from './day-off-receipt.tsx'
import { IncidentList } from './incident-list.tsx'
import { RequestForm } from './request-form.tsx'
import { isSameDay, ownRequests } from './request-problems.ts'
import { texts } from './texts.es.ts'
import { titles } from './titles.ts'
import type { SentDayOff } from './use-request.ts'

/** Dialog of pending incidents (spec 001 §3). The form to request a day has its own address (spec 001 §5). */
export function OverHome({ path, onClose }: DialogProps) {
  const words = useTexts(texts)
  const [correcting, setCorrecting] = useState<WaitingRequest<DayOff> | null>(null)
  const [sent, setSent] = useState<SentDayOff | null>(null)
  const incidents = useOperation(readIncidents, OWN_INCIDENTS)
  const waiting = useWaitingDays(incidents, sent?.form) ?? []
  const sentRow = sent ? waiting.find(({ form }) => form === sent.form) : undefined
  const isReceipt = sent !== null && sentRow?.state !== 'rejected'
  const place = placeOf(path)
  const isForm = !sent && (correcting !== null || place !== 'list')
  const closeForm = useCloseItem(place === 'list' ? null : place, paths.incidents, () => undefined)
  const toList = () => {
    setSent(null)
    setCorrecting(null)
    if (place !== 'list') closeForm()
  }
  const others = waiting.filter((row) => row.state !== 'rejected' && row.form !== correcting?.form)
  return (
    <Dialog
      opened
      title={isForm || isReceipt ? words.form.title : titles.title()}
      closeLabel={words.close}
      onClose={onClose}
    >
      {sent && isReceipt ? (
        <DayOffReceipt sent={sent} row={sentRow} onList={toList} />
      ) : isForm ? (
        <RequestForm
          key={correcting?.form ?? ''}
          correcting={correcting}
          kind={place === 'swap' && !correcting ? SWAP : null}
          own={[...ownRequests(incidents.data?.incidencias ?? []), ...others.map(({ values }) => values)]}
          onBack={toList}
          onKind={() => {
            // A reload must not choose the swap again.
            if (place === 'swap') navigate(dayOffPaths.ask, { replace: true })
          }}
          onSent={setSent}
        />
      ) : (
        <IncidentList
          incidents={incidents}
          waiting={waiting}
          onAsk={() => {
            setSent(null)
            if (place === 'list') navigate(dayOffPaths.ask)
          }}
          onCorrect={(row) => {
            setSent(null)
            setCorrecting(row)
          }}
        />
      )}
    </Dialog>
  )
}

function placeOf(path: string): 'list' | 'ask' | 'swap' {
  const isAt = (address: string) => path.toLowerCase() === address.toLowerCase()
  return isAt(dayOffPaths.swap) ? 'swap' : isAt(dayOffPaths.ask) ? 'ask' : 'list'
}

/**
 * Returns the days off that wait on this device, and reports their delivery. A host without the list of asked
 * requests may leave a day out of its pending incidents. Such a day stays here as sent until it has passed.
 * @param shown form of the open receipt, which reports its own delivery
 */
function useWaitingDays(
  { data, at, refresh }: OperationState<ResponseOf<typeof readIncidents>>,
  shown: string | undefined,
) {
  const [hasSent, setSent] = useState(false)
  const asked = useOperation(listAsked, NEWEST, { enabled: hasSent, isShown: false })
  const own = ownRequests(data?.incidencias ?? [])
  const rows = useWaitingRequests<DayOff>(
    requestForms.dayOff,
    { at, refresh, answers: dayOffAnswers },
    (news) => {
      if (news.form !== shown || news.state === 'rejected') showNews(news, wordsOf(texts).form.sent)
    },
    ({ values }) =>
      asked.data !== null ||
      own.some((day) => isSameDay(day, values)) ||
      values.to < companyDate(serverNow()),
  )
  if (!hasSent && rows?.some(({ state }) => state === 'synced')) setSent(true)
  return rows
}
