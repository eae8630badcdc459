import { IconFileTypePdf } from '@tabler/icons-react'
import { listWaitingPapers, WAITING_PER_PAGE } from '#contract/imports/payroll-import.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePaged } from '#hooks/operations/use-paged.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from './texts.es.ts'
import { useTurns } from './use-turns.ts'

export function WaitingPapers() {
  const words = useTexts(texts)
  const turns = useTurns()
  const answer = useOperation(listWaitingPapers, { desde: turns.start }, { isKept: false })
  const list = turns.turned(usePaged(answer, WAITING_PER_PAGE))
  if (answer.data === null || answer.data.total === 0) return null
  return (
    <>
      <p className="t-quiet">{words.papersText}</p>
      <PagedList
        list={list}
        words={words.papersList}
        loadProblem={list.failure && missingDataReason(list.failure, words)}
        staleProblem={staleDataReason(list.failure, words.failure, words.old)}
        none={null}
      >
        {(paper) => (
          <ListRow
            key={paper.id}
            lead={<Tile tone="warn" icon={<IconFileTypePdf size={24} />} />}
            title={<span className="t-break">{paper.documento}</span>}
            text={
              <span className="t-break">
                {words.paper(paper.archivo, formatDate(companyDate(Date.parse(paper.hasta))))}
              </span>
            }
          />
        )}
      </PagedList>
    </>
  )
}
