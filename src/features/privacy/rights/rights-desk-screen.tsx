import { useState } from 'react'
import { listRights, type RightRequest, RIGHTS_PER_PAGE } from '#contract/privacy/privacy-rights.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { AnswerForm } from './answer-form.tsx'
import { RightRow } from './right-row.tsx'
import { rightsTexts } from './rights-texts.es.ts'

/** ARCO requests of everybody within reach, for human resources and administrators. */
export function RightsDeskScreen() {
  const words = useTexts(rightsTexts)
  const { desk } = words
  const [shown, setShown] = useState<'open' | 'closed'>('open')
  const [page, turnTo] = usePage(shown)
  const input = { abiertas: shown === 'open', pagina: page }
  const list = usePaged(useOperation(listRights, input, { isKept: false }), RIGHTS_PER_PAGE, shown)
  return (
    <div className="t-stack t-gap-4 t-page">
      <Segments
        label={desk.kinds}
        value={shown}
        options={[
          { value: 'open', label: desk.open },
          { value: 'closed', label: desk.closed },
        ]}
        onChange={setShown}
      />
      <PagedList
        list={{ ...list, page, turnTo }}
        words={{ ...desk, loading: words.loading, slow: words.slow, again: words.again }}
        loadProblem={
          list.failure && missingDataReason(list.failure, { failure: words.failure, offline: desk.offline })
        }
        staleProblem={staleDataReason(list.failure, words.failure, desk.old)}
        below={<NewerRows count={list.newer} />}
        none={<EmptyState drawing={<DrawingAllDone />} title={desk.none} text={desk.noneText} />}
      >
        {(row) => <DeskRow key={row.folio} row={row} />}
      </PagedList>
    </div>
  )
}

function DeskRow({ row }: { row: RightRequest }) {
  const words = useTexts(rightsTexts)
  const isOpen = row.estado === 'pedida' || row.estado === 'concedida'
  return (
    <RightRow row={row} asked={words.askedBy(properName(row.nombre), row.persona, formatDate(row.pedida))}>
      {isOpen && (row.esPropia ? <p className="t-quiet">{words.desk.own}</p> : <AnswerForm row={row} />)}
    </RightRow>
  )
}
