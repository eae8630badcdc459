import { countApprovals } from '#contract/approvals/approval-count.ts'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { REQUEST_STEP, SURVEY_FORM } from '#domain/requests/request-forms.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { Task, TaskSource } from '#hooks/navigation/task.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { EvaluationIcon } from '#models/screens/screen-icons.tsx'
import { taskTexts } from './task-texts.es.ts'

const NO_ROWS: Awaited<ReturnType<typeof readStatesUnder>> = []

/**
 * Returns the number of surveys to answer, without surveys sent or queued on this device; null until the
 * outbox is read. The number comes from the response with the count of approvals.
 */
export function useWaitingSurveys(): number | null {
  const { user, company } = useProfile()
  const isPortalServer = useAppConfig()?.deliveryKey !== undefined
  const enabled = isPortalServer && hasReminders({ company, userId: user.Id_Usuario })
  const { data, at } = useOperation(countApprovals, {}, { enabled, isShown: false })
  const rows = useWork(readStatesUnder, SURVEY_FORM, NO_ROWS)
  if (rows === null) return null
  const sent = rows.filter(
    ({ step, state, at: since }) =>
      step === REQUEST_STEP && (state === 'queued' || (state === 'synced' && since >= (at ?? 0))),
  )
  return Math.max(0, (data?.encuestas ?? 0) - sent.length)
}

export function useEvaluationTasks(): Task[] | null {
  const words = useTexts(taskTexts)
  const count = useWaitingSurveys()
  if (count === null) return null
  if (count === 0) return []
  return [
    {
      key: 'evaluations',
      tone: 'pink',
      icon: <EvaluationIcon size={24} />,
      title: words.answer(count),
      text: words.answerText,
      minutes: 5 * count,
      path: paths.evaluations,
    },
  ]
}

export const taskSources: readonly TaskSource[] = [{ rank: 40, useTasks: useEvaluationTasks }]
