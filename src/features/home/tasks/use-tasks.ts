import { useFormTasks } from '#models/data-form/tasks.tsx'
import { useDocumentTasks } from '#models/documents/tasks.tsx'
import { useCertificationTasks, usePtuTasks, useSurveyTasks } from '#models/reminders/tasks.tsx'
import { useRequestTasks } from '#models/requests/tasks.tsx'
import type { Task } from '#hooks/navigation/task.ts'
import { mergeTasks } from './task.ts'

/**
 * All that is missing, from the device first. A later capability adds its source here, by its weight. Incidents to
 * authorize are none: until approvals exist nothing can be decided where the task would lead.
 */
export function useTasks(): Task[] {
  return mergeTasks([
    useDocumentTasks(),
    useFormTasks(),
    useRequestTasks(),
    useCertificationTasks(),
    usePtuTasks(),
    useSurveyTasks(),
  ])
}
