import { listDocuments } from '#contract/documents/document-files.ts'
import { missingTypes } from '#domain/documents/documents.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { Task } from '#hooks/navigation/task.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDocumentTasks } from './tasks.tsx'

export interface Papers {
  /** Number of missing required documents; null when unknown or when the person cannot open the documents. */
  missing: number | null
  /**
   * True when the server has all documents and no other task remains. Documents that wait on the device count
   * as missing.
   */
  isComplete: boolean
  /** Another task about documents, such as a comment; null without one. */
  task: Task | null
  isLoading: boolean
}

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
