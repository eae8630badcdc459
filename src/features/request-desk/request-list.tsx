import type { DeskRequest, RequestKind } from '#contract/requests/request-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { type AnswerDraft, isBegun } from './answer-drafts.ts'
import { Filters } from './filters.tsx'
import { idOf } from './kinds.ts'
import type { ReasonsProps } from './reasons.tsx'
import { DraftChip, RequestChip } from './request-chip.tsx'
import { texts } from './texts.es.ts'
import { periodText } from './words.ts'
import classes from './desk.module.css'

interface Props extends ReasonsProps {
  kind: RequestKind
  openId: number | null
  draftOf: (name: string) => AnswerDraft
}

/** Id of the heading that gets the focus when the focused row disappears. */
export const LIST_HEADING = 'solicitudes'

export function RequestList({ kind, requests, reasons, openId, draftOf }: Props) {
  const words = useTexts(texts).list
  return (
    <section className="t-stack t-gap-3 t-shrink" aria-labelledby={LIST_HEADING}>
      <h2 id={LIST_HEADING} className="t-hidden" tabIndex={-1}>
        {words.title}
      </h2>
      <Filters requests={requests} reasons={reasons} />
      <Rows kind={kind} requests={requests} openId={openId} draftOf={draftOf} />
    </section>
  )
}

function Rows({ kind, requests, openId, draftOf }: Omit<Props, 'reasons'>) {
  const words = useTexts(texts)
  const { failure } = requests
  return (
    <PagedList
      list={requests}
      words={{ ...words.list, again: words.again }}
      loadProblem={failure && missingDataReason(failure, words)}
      staleProblem={staleDataReason(failure, words.failure, words.list.old)}
      none={<Nothing requests={requests} />}
    >
      {(request) => (
        <Row
          key={request.id}
          kind={kind}
          request={request}
          isOpen={request.id === openId}
          isBegun={isBegun(draftOf(idOf({ kind, id: request.id })))}
        />
      )}
    </PagedList>
  )
}

function Nothing({ requests }: Pick<Props, 'requests'>) {
  const words = useTexts(texts).list
  if (requests.isFiltered) {
    return (
      <div className={classes.none}>
        <p>{words.none}</p>
        <Button variant="outline" onClick={requests.showAll}>
          {words.showAll}
        </Button>
      </div>
    )
  }
  if (!requests.filter.isOpen) return <p className={classes.none}>{words.noneAnswered}</p>
  return <EmptyState drawing={<DrawingAllDone />} title={words.allDone} text={words.allDoneText} />
}

interface RowProps {
  kind: RequestKind
  request: DeskRequest
  isOpen: boolean
  isBegun: boolean
}

function Row({ kind, request, isOpen, isBegun: hasDraft }: RowProps) {
  const words = useTexts(texts)
  return (
    <ListRow
      href={`#${paths.requestDeskOf(kind, request.id)}`}
      current={isOpen}
      lead={<Avatar name={request.nombre} isOver={!request.abierta} />}
      title={properName(request.nombre)}
      text={<StandardName name={request.motivo} />}
      chip={
        <span className={classes.chips}>
          <RequestChip request={request} plain />
          <span className="t-quiet t-small">{periodText(kind, request.periodo, words.pane)}</span>
          {hasDraft && <DraftChip />}
        </span>
      }
    />
  )
}
