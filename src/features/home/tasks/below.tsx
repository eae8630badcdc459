import type { ReactNode } from 'react'
import { useNotices } from '#models/notices/use-notices.ts'
import { useCanteenSchedule } from '#models/reminders/use-canteen-schedule.ts'
import { useUnseenAlerts } from '#models/time-alerts/use-unseen-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { alertTexts } from './alert-texts.es.ts'
import { AlertsRow } from './alerts-row.tsx'
import { Tasks } from './tasks.tsx'
import { useFirstAnswers } from './use-first-answers.ts'

interface Props {
  onReady: () => void
  /** The row of notices, if there is one. */
  notices: ReactNode
  children: ReactNode
}

/** What a person has to do, and whatever comes after it. */
export function Below({ onReady, notices, children }: Props) {
  const words = useTexts(alertTexts)
  const hasNews = useHasNews()
  useFirstAnswers(onReady)
  return (
    <>
      <Tasks />
      {/* Not counted above: nothing is asked of anybody here. */}
      {hasNews && (
        <section>
          <SectionTitle size="large">{words.news}</SectionTitle>
          <div className="t-stack t-gap-3">
            <AlertsRow />
            {notices}
          </div>
        </section>
      )}
      {children}
    </>
  )
}

/** Time alerts, a missing schedule or a notice: what the rows below the tasks tell. */
function useHasNews(): boolean {
  const alerts = useUnseenAlerts()
  const schedule = useCanteenSchedule()
  const { notices } = useNotices()
  return alerts > 0 || schedule === 'missing' || notices.length > 0
}
