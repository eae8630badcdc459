import { useState } from 'react'
import { readIncidents } from '#contract/incidents.ts'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { IncidentList } from './incident-list.tsx'
import { RequestForm } from './request-form.tsx'
import { texts } from './texts.es.ts'
import { titles } from '#i18n/titles.es.ts'

/** Requests all pending incidents of the caller, and those that wait for the caller (contract/incidents.ts). */
const ALL = { id: 0 }

/** Pending-incident dialog (spec 001 §3), with the button to request a day (spec 001 §5). */
export function OverHome({ onClose }: Pick<DialogProps, 'onClose'>) {
  const words = useTexts(texts)
  const title = useTexts(titles).incidents
  const [isAsking, setAsking] = useState(false)
  const incidents = useOperation(readIncidents, ALL)
  const finish = () => {
    setAsking(false)
    void incidents.refresh()
  }
  return (
    <Dialog
      opened
      title={isAsking ? words.form.title : title.title}
      closeLabel={words.close}
      onClose={onClose}
    >
      {isAsking ? (
        <RequestForm
          known={incidents.data?.incidencias ?? []}
          onBack={() => setAsking(false)}
          onSent={finish}
        />
      ) : (
        <IncidentList incidents={incidents} onAsk={() => setAsking(true)} />
      )}
    </Dialog>
  )
}
