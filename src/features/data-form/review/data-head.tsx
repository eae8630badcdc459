import { IconAlertTriangle, IconCircleCheck, IconCloudUpload } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Papers } from '#models/documents/use-papers.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { reviewTexts } from './review-texts.es.ts'

interface Props {
  papers: Papers
  /** True when a step is incomplete; the page then does not say that the person has finished. */
  isLacking: boolean
  /** Number of steps that the server lacks; null while it is being looked up. */
  unsent: number | null
}

/** Says that all seven steps are saved (FORM-22), and the state of the documents (FORM-14). */
export function DataHead({ papers, isLacking, unsent }: Props) {
  const words = useTexts(reviewTexts).done
  const { missing, isComplete, task } = papers
  if (unsent === null) return null
  if (isLacking || unsent > 0) {
    return (
      <Card>
        <div className="t-row t-gap-3">
          <Tile
            tone="warn"
            icon={isLacking ? <IconAlertTriangle size={24} /> : <IconCloudUpload size={24} />}
          />
          <div className="t-grow t-shrink">
            <h2 className="t-lead">{isLacking ? words.lacking : words.unsent(unsent)}</h2>
            <p className="t-quiet">{isLacking ? words.lackingText : words.unsentText}</p>
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
