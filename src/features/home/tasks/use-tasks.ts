import { useDocumentTasks } from './document-tasks.tsx'
import { useFormTasks } from './form-tasks.tsx'
import { useRequestTasks } from './request-tasks.tsx'
import { useCertificationTasks, useIncidentTasks, usePtuTasks, useSurveyTasks } from './reminder-tasks.tsx'
import { mergeTasks, type Task } from './task.ts'

/** All that is missing, from the device first. A later capability adds its source here, by its weight. */
export function useTasks(): Task[] {
  return mergeTasks([
    useDocumentTasks(),
    useFormTasks(),
    useRequestTasks(),
    useIncidentTasks(),
    useCertificationTasks(),
    usePtuTasks(),
    useSurveyTasks(),
  ])
}
