import { IconCalendarStats, IconCertificate, IconChecklist } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useExpressCertifications, usePtuDays, useSurvey } from './use-reminders.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Task, TaskSource } from '#hooks/navigation/task.ts'
import { taskTexts } from './task-texts.es.ts'

export function useCertificationTasks(): Task[] {
  const words = useTexts(taskTexts)
  const { isPending, requests } = useExpressCertifications()
  if (!isPending) return []
  return [
    {
      key: 'certification',
      tone: 'teal',
      icon: <IconCertificate size={24} />,
      title: words.certification(requests.length),
      text: words.certificationText,
      minutes: 2,
      path: paths.expressCertifications,
    },
  ]
}

export function usePtuTasks(): Task[] {
  const words = useTexts(taskTexts)
  const { isPending } = usePtuDays()
  if (!isPending) return []
  return [
    {
      key: 'ptu',
      tone: 'money',
      icon: <IconCalendarStats size={24} />,
      title: words.ptu,
      text: words.ptuText,
      minutes: 1,
      path: paths.ptu,
    },
  ]
}

export function useSurveyTasks(): Task[] {
  const words = useTexts(taskTexts)
  const { isPending } = useSurvey()
  if (!isPending) return []
  return [
    {
      key: 'survey',
      tone: 'pink',
      icon: <IconChecklist size={24} />,
      title: words.survey,
      text: words.surveyText,
      minutes: 10,
      path: paths.survey,
    },
  ]
}

export const taskSources: readonly TaskSource[] = [
  { rank: 60, useTasks: useCertificationTasks },
  { rank: 70, useTasks: usePtuTasks },
  { rank: 80, useTasks: useSurveyTasks },
]
