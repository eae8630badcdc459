import { IconChecklist } from '@tabler/icons-react'
import { countApprovals } from '#contract/approval-count.ts'
import { hasReminders } from '#domain/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { Task } from '#hooks/navigation/task.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { taskTexts } from './task-texts.es.ts'

/** How many questionnaires wait for the person: the answer that counts approvals tells it, too. */
export function useWaitingSurveys(): number {
  const { user, company } = useProfile()
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  const enabled = isOurs && hasReminders({ company, userId: user.Id_Usuario })
  const { data } = useOperation(countApprovals, {}, { enabled, isShown: false })
  return data?.encuestas ?? 0
}

export function useEvaluationTasks(): Task[] {
  const words = useTexts(taskTexts)
  const count = useWaitingSurveys()
  if (count === 0) return []
  return [
    {
      key: 'evaluations',
      tone: 'pink',
      icon: <IconChecklist size={24} />,
      title: words.answer(count),
      text: words.answerText,
      minutes: 5 * count,
      path: paths.evaluations,
    },
  ]
}
