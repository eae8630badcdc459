import { IconAlertTriangle, IconFileUpload, IconId, IconMessage2Exclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { listDocumentComments, listDocuments } from '#contract/document-files.ts'
import { checkRegistration } from '#contract/documents.ts'
import { missingTypes } from '#domain/documents.ts'
import { isUnderway, useDocumentDrafts } from '#hooks/document-drafts.ts'
import { paths } from '#hooks/paths.ts'
import { useOperation } from '#hooks/use-operation.ts'
import { useProfile } from '#hooks/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/list-card.tsx'
import { SectionTitle } from '#ui/section-title.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Tile } from '#ui/tile.tsx'
import { taskTexts } from './task-texts.ts'

const MOST = 3

interface Task {
  key: string
  tile: ReactNode
  title: string
  text: string
  path: string
}

interface Props {
  hasForm: boolean
  hasDocuments: boolean
}

/** What the person has to do, three at most, then where all of it stands (product.md, "Inicio"). */
export function Tasks({ hasForm, hasDocuments }: Props) {
  const words = useTexts(taskTexts)
  const documents = useDocumentTasks(hasDocuments)
  const form = useFormTask(hasForm)
  // The form stands among the first three however many papers are missing.
  const tasks = form ? [...documents.slice(0, 1), form, ...documents.slice(1)] : documents
  const all = tasks.length
  if (all === 0) return null
  return (
    <section>
      <SectionTitle
        id="tasks"
        size="large"
        action={all > MOST && <TextLink href={`#${paths.documents}`}>{words.seeAll}</TextLink>}
      >
        {words.count(all)}
      </SectionTitle>
      <ListCard labelledBy="tasks">
        {tasks.slice(0, MOST).map((task) => (
          <ListRow
            key={task.key}
            lead={task.tile}
            title={task.title}
            text={task.text}
            href={`#${task.path}`}
          />
        ))}
      </ListCard>
    </section>
  )
}

/** The data form while it is not filled in; nothing while nobody knows. */
function useFormTask(isWanted: boolean): Task | null {
  const words = useTexts(taskTexts).form
  const { data } = useOperation(checkRegistration, {}, { enabled: isWanted })
  if (!isWanted || data === null || data.status === 'OK') return null
  return {
    key: 'form',
    tile: <Tile tone="teal" icon={<IconId size={24} />} />,
    title: words.title,
    text: words.text(data.bandera ?? 1),
    path: paths.myData,
  }
}

/** Refused ones, comments, then what is missing. A list that was never had says nothing. */
function useDocumentTasks(isWanted: boolean): Task[] {
  const words = useTexts(taskTexts)
  const { user } = useProfile()
  const options = { enabled: isWanted }
  const list = useOperation(listDocuments, {}, options)
  const comments = useOperation(listDocumentComments, { empleado: user.Folio }, options)
  const drafts = useDocumentDrafts(() => {
    void list.refresh()
    void comments.refresh()
  })
  if (!isWanted || drafts === null) return []
  const refused = [...drafts].filter(([, { state }]) => state === 'rejected')
  const missing = missingTypes(list.data?.docs ?? []).filter(({ id }) => {
    const draft = drafts.get(id)
    return !isUnderway(draft) && draft?.state !== 'rejected' && draft?.state !== 'synced'
  })
  const count = comments.data?.data.length ?? 0
  return [
    ...refused.map(([typeId]) => ({
      key: `refused-${typeId}`,
      tile: <Tile tone="error" icon={<IconAlertTriangle size={24} />} />,
      title: words.refused,
      text: words.refusedText,
      path: paths.document(typeId),
    })),
    ...(count > 0
      ? [
          {
            key: 'comments',
            tile: <Tile tone="pink" icon={<IconMessage2Exclamation size={24} />} />,
            title: words.comments(count),
            text: words.commentsText,
            path: paths.documentComments,
          },
        ]
      : []),
    ...(list.data === null ? [] : missing).map(({ id }) => ({
      key: `upload-${id}`,
      tile: <Tile tone="primary" icon={<IconFileUpload size={24} />} />,
      title: (words.upload as Record<number, string>)[id] ?? '',
      text: words.uploadText(missing.length),
      path: paths.documentUpload(id),
    })),
  ]
}
