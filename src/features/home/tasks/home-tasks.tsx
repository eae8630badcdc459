import type { ReactNode } from 'react'
import { useNotices } from '#models/notices/use-notices.ts'
import { useUnseenAlerts } from '#models/time-alerts/use-unseen-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { alertTexts } from './alert-texts.es.ts'
import { AlertsRow } from './alerts-row.tsx'
import { Tasks } from './tasks.tsx'
import { useFirstAnswers } from './use-first-answers.ts'
import { useTasks } from './use-tasks.ts'

interface Props {
  onReady: () => void
  /** Next payment and days, savings and debt. */
  below: ReactNode
  notices: ReactNode
  children: ReactNode
}

export function HomeTasks({ onReady, below, notices, children }: Props) {
  const words = useTexts(alertTexts)
  const alerts = useUnseenAlerts()
  const news = useNotices().notices
  const { tasks, isRead } = useTasks()
  useFirstAnswers(onReady, isRead)
  return (
    <>
      <Tasks tasks={tasks} />
      {below}
      {/* News is not counted among the tasks. A missing schedule alone gets no heading. */}
      {alerts + news.length > 0 ? (
        <section>
          <SectionTitle size="large">{words.news}</SectionTitle>
          <div className="t-stack t-gap-3">
            <AlertsRow />
            {notices}
          </div>
        </section>
      ) : (
        <AlertsRow />
      )}
      {children}
    </>
  )
}
