import { useState } from 'react'
import { readIncidents } from '#contract/approvals/incidents.ts'
import type { DayOff } from '#domain/approvals/incidents.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { dayOffAnswers, OWN_INCIDENTS } from '#models/requests/request-answers.ts'
import { showNews } from '#models/requests/waiting-items.ts'
import {
  type RequestList,
  useWaitingRequests,
  type WaitingRequest,
} from '#models/requests/waiting-requests.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { IncidentList } from './incident-list.tsx'
import { RequestForm } from './request-form.tsx'
import { ownRequests } from './request-problems.ts'
import { texts } from './texts.es.ts'
import { titles } from './titles.ts'

/** Pending-incident dialog (spec 001 §3), with the button to request a day (spec 001 §5). */
export function OverHome({ onClose }: Pick<DialogProps, 'onClose'>) {
  const words = useTexts(texts)
  const [form, setForm] = useState<{ correcting: WaitingRequest<DayOff> | null } | null>(null)
  const incidents = useOperation(readIncidents, OWN_INCIDENTS)
  const waiting = useWaitingDays(incidents) ?? []
  const finish = () => {
    setForm(null)
    void incidents.refresh()
  }
  const others = waiting.filter((row) => row.state !== 'rejected' && row.form !== form?.correcting?.form)
  return (
    <Dialog
      opened
      title={form ? words.form.title : titles.title()}
      closeLabel={words.close}
      onClose={onClose}
    >
      {form ? (
        <RequestForm
          correcting={form.correcting}
          own={[...ownRequests(incidents.data?.incidencias ?? []), ...others.map(({ values }) => values)]}
          onBack={() => setForm(null)}
          onSent={finish}
        />
      ) : (
        <IncidentList
          incidents={incidents}
          waiting={waiting}
          onAsk={() => setForm({ correcting: null })}
          onCorrect={(correcting) => setForm({ correcting })}
        />
      )}
    </Dialog>
  )
}

/** Returns the days off that wait on this device, and reports their delivery. */
function useWaitingDays({ at, refresh }: RequestList) {
  return useWaitingRequests<DayOff>(requestForms.dayOff, { at, refresh, answers: dayOffAnswers }, (news) =>
    showNews(news, wordsOf(texts).form.sent),
  )
}
