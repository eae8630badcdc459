import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { Queued } from '#core/outbox/queued.ts'
import { isSentAutomatically } from '#core/store/work-states.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Papers } from '#models/documents/use-papers.ts'
import { SendingEnd } from '#pieces/sending/sending-end.tsx'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { stepPath } from '../state/step-path.ts'
import { useStepNames } from '../state/use-step-names.ts'
import { texts } from '../texts.es.ts'
import { reviewTexts } from './review-texts.es.ts'

interface Props {
  papers: Papers
  /** True when a step is incomplete. The page then does not call the form complete. */
  isLacking: boolean
  /** The form's waiting steps; null until they have been read. */
  waiting: readonly Queued[] | null
}

/** States that the person must resolve. */
const STUCK = ['rejected', 'conflict', 'stray'] as const

/** Shows whether the form is complete (FORM-22), the missing parts, and the state of the documents (FORM-14). */
export function DataHead({ papers, isLacking, waiting }: Props) {
  const words = useTexts(reviewTexts).done
  const { parts } = useTexts(texts).list
  const { missing, isComplete, task } = papers
  if (waiting === null) return null
  if (isLacking || waiting.length > 0) {
    const going = waiting.filter(({ state }) => isSentAutomatically(state))
    const isLocked = going.some(({ state }) => state === 'needs-session')
    return (
      <Card>
        <div className="t-stack t-gap-4">
          {isLacking && (
            <div className="t-row t-gap-3">
              <Tile tone="warn" icon={<IconAlertTriangle size={24} />} />
              <div className="t-grow t-shrink">
                <h2 className="t-lead">{words.lacking}</h2>
                <p className="t-quiet">{words.lackingText}</p>
              </div>
            </div>
          )}
          {STUCK.map((state) => (
            <StuckSteps key={state} state={state} rows={waiting.filter((row) => row.state === state)} />
          ))}
          {going.length > 0 && (
            <SendingEnd state={isLocked ? 'needs-session' : 'queued'} what={parts(going.length)} />
          )}
          {missing ? <p className="t-quiet">{words.missing(missing)}</p> : null}
        </div>
      </Card>
    )
  }
  if (missing) {
    return (
      <div>
        <EmptyState
          drawing={<DrawingAllDone />}
          title={words.title}
          text={words.missing(missing)}
          action={<SendingState state="synced" />}
        />
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
          <SendingState plain state="synced" />
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
    <SendingEnd state={state} title={words.title(rows.length)}>
      {rows.map(({ opId, step }) => (
        <TextLink key={opId} href={`#${placeOf(Number(step) as StepNumber, state)}`}>
          {words.link(names[Number(step) - 1] ?? '')}
        </TextLink>
      ))}
    </SendingEnd>
  )
}

function placeOf(step: StepNumber, state: (typeof STUCK)[number]): string {
  return state === 'conflict' ? paths.myDataChoice(step) : stepPath(step, { isChange: true })
}
