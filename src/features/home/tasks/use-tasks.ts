import { useFormTasks } from '#models/data-form/tasks.tsx'
import { useDuePolls } from '#models/polls/due.ts'
import { useEvaluationTasks } from '#models/evaluations/tasks.tsx'
import { useDocumentTasks } from '#models/documents/tasks.tsx'
import { useCertificationTasks, usePtuTasks, useSurveyTasks } from '#models/reminders/tasks.tsx'
import { useRequestTasks } from '#models/requests/tasks.tsx'
import type { Task } from '#hooks/navigation/task.ts'
import { mergeTasks } from './task.ts'

/**
 * Returns all tasks; the list is incomplete until `isRead`. A new capability adds its source here,
 * in order of importance.
 */
export function useTasks(): { tasks: Task[]; isRead: boolean } {
  const documents = useDocumentTasks()
  const requests = useRequestTasks()
  const evaluations = useEvaluationTasks()
  const tasks = mergeTasks([
    documents ?? [],
    useFormTasks(),
    requests ?? [],
    evaluations ?? [],
    useDuePolls().tasks,
    useCertificationTasks(),
    usePtuTasks(),
    useSurveyTasks(),
  ])
  return { tasks, isRead: documents !== null && requests !== null && evaluations !== null }
}
