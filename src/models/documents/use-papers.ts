import { listDocuments } from '#contract/document-files.ts'
import { missingTypes } from '#domain/documents.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { Task } from '#hooks/navigation/task.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDocumentTasks } from './tasks.tsx'

export interface Papers {
  /** How many of the required documents are missing; null: nobody knows, or they are none of this person's. */
  missing: number | null
  /** The server has all of them; what waits on the device or was refused is not among them. */
  isComplete: boolean
  /** What else there is to do about them, such as a comment; null: nothing. */
  task: Task | null
  /** Asked for, or still to be read from the device. */
  isLoading: boolean
}

/** What Inicio's tasks say of documents, so that whoever else speaks of them says the same. */
export function usePapers(): Papers {
  const enabled = useShellParts().canOpen(paths.documents)
  const { data, isLoading } = useOperation(listDocuments, {}, { enabled })
  const tasks = useDocumentTasks()
  if (!enabled || data === null || tasks === null) {
    return { missing: null, isComplete: false, task: null, isLoading: isLoading || tasks === null }
  }
  const missing = tasks.filter(({ key }) => key.startsWith('upload-')).length
  const task = tasks.find(({ key }) => !key.startsWith('upload-')) ?? null
  const isComplete = missingTypes(data.docs ?? []).length === 0 && task === null
  return { missing, isComplete, task, isLoading: false }
}
