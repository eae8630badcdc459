import { IconStar } from '@tabler/icons-react'
import { requestKindOf } from '#domain/requests/request-forms.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useUnratedClarifications } from './unrated-clarifications.ts'
import { useQueued } from '#hooks/work/use-queued.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Task, TaskSource } from '#hooks/navigation/task.ts'
import { taskTexts } from './task-texts.es.ts'

const placeOf = {
  clarification: paths.clarifications,
  dispute: paths.disputes,
  dayOff: paths.incidents,
  asking: paths.asking,
  privacyRight: paths.ownData,
} as const

export function useRequestTasks(): Task[] | null {
  const words = useTexts(taskTexts)
  const { count, isRead } = useUnratedClarifications()
  const queued = useQueued()
  if (queued === null || !isRead) return null
  const refused = queued.filter(({ state }) => state === 'rejected')
  const toRate: Task = {
    key: 'rate',
    tone: 'pink',
    icon: <IconStar size={24} />,
    title: words.rate(count),
    text: words.rateText,
    minutes: 1,
    path: paths.clarifications,
  }
  const toCorrect = (Object.keys(placeOf) as (keyof typeof placeOf)[])
    .filter((kind) => refused.some(({ form }) => requestKindOf(form) === kind))
    .map(
      (kind): Task => ({
        key: `correct-${kind}`,
        tone: 'error',
        icon: <ClarificationIcon size={24} />,
        title: words.correctRequest[kind],
        text: words.correctRequestText,
        minutes: 2,
        path: placeOf[kind],
      }),
    )
  return [...(count > 0 ? [toRate] : []), ...toCorrect]
}

export const taskSources: readonly TaskSource[] = [{ rank: 30, useTasks: useRequestTasks }]
