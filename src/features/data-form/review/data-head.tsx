import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { listDocuments } from '#contract/document-files.ts'
import { missingTypes } from '#domain/documents.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useDocumentTasks } from '#models/documents/tasks.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { reviewTexts } from './review-texts.es.ts'

export interface Papers {
  /** How many of the required documents are missing; null: nobody knows, or they are none of this person's. */
  missing: number | null
  /** The server has all of them; what waits on the device or was refused is not among them. */
  isComplete: boolean
  /** What else there is to do about them, such as a comment; null: nothing. */
  task: { title: string; path: string } | null
}

/** What Inicio's tasks say of documents, so that both say the same. */
export function usePapers(): Papers {
  const enabled = useShellParts().canOpen(paths.documents)
  const { data } = useOperation(listDocuments, {}, { enabled })
  const tasks = useDocumentTasks()
  if (!enabled || data === null || tasks === null) return { missing: null, isComplete: false, task: null }
  const missing = tasks.filter(({ key }) => key.startsWith('upload-')).length
  const [other] = tasks.filter(({ key }) => !key.startsWith('upload-'))
  const isComplete = missingTypes(data.docs ?? []).length === 0 && !other
  return { missing, isComplete, task: other ? { title: other.title, path: other.path } : null }
}

interface Props {
  papers: Papers
  /** A step lacks something: nobody is told then that they have finished. */
  isLacking: boolean
}

/** That all seven steps are saved (FORM-22), and what is true of the documents (FORM-14). */
export function DataHead({ papers, isLacking }: Props) {
  const words = useTexts(reviewTexts).done
  const { missing, isComplete, task } = papers
  if (isLacking) {
    return (
      <Card>
        <div className="t-row t-gap-3">
          <Tile tone="warn" icon={<IconAlertTriangle size={24} />} />
          <div className="t-grow t-shrink">
            <h2 className="t-lead">{words.lacking}</h2>
            <p className="t-quiet">{words.lackingText}</p>
            {missing ? <p className="t-quiet">{words.missing(missing)}</p> : null}
          </div>
        </div>
      </Card>
    )
  }
  if (missing) {
    return (
      <div>
        <EmptyState drawing={<DrawingAllDone />} title={words.title} text={words.missing(missing)} />
        <section className="t-stack t-gap-2">
          <SectionTitle>{words.next}</SectionTitle>
          <ol>
            <li>{words.nextDocuments}</li>
            <li>{words.nextReview}</li>
            <li>{words.nextTold}</li>
          </ol>
        </section>
      </div>
    )
  }
  return (
    <Card>
      <div className="t-row t-gap-3">
        <Tile tone="ok" icon={<IconCircleCheck size={24} />} />
        <div className="t-grow t-shrink">
          <h2 className="t-lead">{words.title}</h2>
          {isComplete && <p className="t-quiet">{words.complete}</p>}
        </div>
      </div>
      {(task || missing === 0) && (
        <TextLink href={`#${task?.path ?? paths.documents}`}>{task?.title ?? words.seeDocuments}</TextLink>
      )}
    </Card>
  )
}
