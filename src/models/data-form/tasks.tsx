import { IconId } from '@tabler/icons-react'
import { canFillForm } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Task, TaskSource } from '#hooks/navigation/task.ts'
import { useFormProgress } from './use-form-progress.ts'
import { taskTexts } from './task-texts.es.ts'

const STEPS = 7
const STEP_MINUTES = 3

export function useFormTasks(): Task[] {
  const words = useTexts(taskTexts).form
  const { user, company } = useProfile()
  const enabled = canFillForm({ company, userId: user.Id_Usuario })
  const { isRegistered, step, isLoading } = useFormProgress(enabled)
  // Without a next step, the form is finished or only waits to be sent.
  if (!enabled || isLoading || isRegistered !== false || step === null) return []
  return [
    {
      key: 'form',
      tone: 'teal',
      icon: <IconId size={24} />,
      title: words.title,
      text: step === 1 ? words.begin : words.text(step),
      minutes: STEP_MINUTES * Math.max(1, STEPS + 1 - step),
      path: paths.myData,
    },
  ]
}

export const taskSources: readonly TaskSource[] = [{ rank: 20, useTasks: useFormTasks }]
