import { IconAlertTriangle, IconFileUpload, IconMessage2Exclamation } from '@tabler/icons-react'
import { listDocumentComments, listDocuments } from '#contract/documents/document-files.ts'
import { canBringDocuments } from '#domain/identity/can.ts'
import { missingTypes } from '#domain/documents/documents.ts'
import { isUnderway, useDocumentDrafts } from './document-drafts.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Task, TaskSource } from '#hooks/navigation/task.ts'
import { taskTexts } from './task-texts.es.ts'

const PHOTO_MINUTES = 3
const COMMENT_MINUTES = 2

/**
 * Returns tasks for rejected documents, then for comments, then for missing documents; null until the drafts
 * are read. A list that was never fetched adds no tasks.
 */
export function useDocumentTasks(): Task[] | null {
  const words = useTexts(taskTexts)
  const { user, company } = useProfile()
  const enabled = canBringDocuments({ company, userId: user.Id_Usuario })
  const list = useOperation(listDocuments, {}, { enabled })
  const comments = useOperation(listDocumentComments, { empleado: user.Folio }, { enabled })
  const drafts = useDocumentDrafts(() => {
    void list.refresh()
    void comments.refresh()
  })
  if (!enabled) return []
  if (drafts === null) return null
  const refused = [...drafts].filter(([, { state }]) => state === 'rejected')
  const missing = missingTypes(list.data?.docs ?? []).filter(({ id }) => {
    const draft = drafts.get(id)
    return !isUnderway(draft) && draft?.state !== 'rejected' && draft?.state !== 'synced'
  })
  const count = comments.data?.data.length ?? 0
  const comment: Task = {
    key: 'comments',
    tone: 'pink',
    icon: <IconMessage2Exclamation size={24} />,
    title: words.comments(count),
    text: words.commentsText,
    minutes: COMMENT_MINUTES * count,
    path: paths.documentComments,
  }
  return [
    ...refused.map(
      ([typeId]): Task => ({
        key: `refused-${typeId}`,
        tone: 'error',
        icon: <IconAlertTriangle size={24} />,
        title: words.refused,
        text: words.refusedText,
        minutes: PHOTO_MINUTES,
        path: paths.document(typeId),
      }),
    ),
    ...(count > 0 ? [comment] : []),
    ...(list.data === null ? [] : missing).map(
      ({ id }): Task => ({
        key: `upload-${id}`,
        tone: 'primary',
        icon: <IconFileUpload size={24} />,
        title: (words.upload as Record<number, string>)[id] ?? '',
        text: words.uploadText(missing.length),
        minutes: PHOTO_MINUTES,
        path: paths.documentUpload(id),
      }),
    ),
  ]
}

export const taskSources: readonly TaskSource[] = [{ rank: 10, useTasks: useDocumentTasks }]
