import { IconAlertTriangle, IconCircleCheck, IconCloudUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Queued } from '#core/outbox/queued.ts'
import { isSentAutomatically } from '#core/store/work-states.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Papers } from '#models/documents/use-papers.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { stepPath } from '../state/step-path.ts'
import { useStepNames } from '../state/use-step-names.ts'
import { reviewTexts } from './review-texts.es.ts'

interface Props {
  papers: Papers
  /** True when a step is incomplete: the page then claims no completion. */
  isLacking: boolean
  /** The form's waiting steps; null while they are being looked up. */
  waiting: readonly Queued[] | null
}

/** States that need an action of the person. */
const STUCK = ['rejected', 'conflict', 'stray'] as const

/** FORM-22; state of the documents: FORM-14. */
export function DataHead({ papers, isLacking, waiting }: Props) {
  const words = useTexts(reviewTexts).done
  const { missing, isComplete, task } = papers
  if (waiting === null) return null
  if (isLacking || waiting.length > 0) {
    const going = waiting.filter(({ state }) => isSentAutomatically(state)).length
    return (
      <Card>
        <div className="t-stack t-gap-4">
          {isLacking && (
            <Notice icon={<IconAlertTriangle size={24} />} title={words.lacking} text={words.lackingText} />
          )}
          {STUCK.map((state) => (
            <StuckSteps key={state} state={state} rows={waiting.filter((row) => row.state === state)} />
          ))}
          {going > 0 && (
            <Notice
              icon={<IconCloudUpload size={24} />}
              title={words.unsent(going)}
              text={words.unsentText}
            />
          )}
          {missing ? <p className="t-quiet">{words.missing(missing)}</p> : null}
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

function StuckSteps({ state, rows }: { state: (typeof STUCK)[number]; rows: readonly Queued[] }) {
  const words = useTexts(reviewTexts).done.stuck[state]
  const names = useStepNames()
  if (rows.length === 0) return null
  return (
    <Notice icon={<IconAlertTriangle size={24} />} title={words.title(rows.length)} text={words.text}>
      {rows.map(({ opId, step }) => (
        <TextLink key={opId} href={`#${placeOf(Number(step) as StepNumber, state)}`}>
          {words.link(names[Number(step) - 1] ?? '')}
        </TextLink>
      ))}
    </Notice>
  )
}

function placeOf(step: StepNumber, state: (typeof STUCK)[number]): string {
  return state === 'conflict' ? paths.myDataChoice(step) : stepPath(step, { isChange: true })
}

interface NoticeProps {
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}

function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className="t-row t-gap-3">
      <Tile tone="warn" icon={icon} />
      <div className="t-grow t-shrink">
        <h2 className="t-lead">{title}</h2>
        <p className="t-quiet">{text}</p>
        {children && <div className="t-stack t-gap-2 t-level">{children}</div>}
      </div>
    </div>
  )
}
