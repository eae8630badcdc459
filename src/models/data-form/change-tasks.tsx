import { IconId } from '@tabler/icons-react'
import { countDataChanges } from '#contract/data-change-count.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import type { Task } from '#hooks/navigation/task.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { taskTexts } from './task-texts.es.ts'

/** Of human resources: what people have changed of their data and nobody has seen. */
export function useChangeTasks(): Task[] {
  const words = useTexts(taskTexts).changes
  const enabled = useShellParts().canOpen(paths.dataChanges)
  const { data } = useOperation(countDataChanges, {}, { enabled, isKept: false, isShown: false })
  const count = data?.porVer ?? 0
  if (!enabled || count === 0) return []
  return [
    {
      key: 'data-changes',
      tone: 'teal',
      icon: <IconId size={24} />,
      title: words.title(count),
      text: words.text,
      minutes: count,
      path: paths.dataChanges,
    },
  ]
}
