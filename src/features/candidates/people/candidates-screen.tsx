import { listVacancies } from '#contract/jobs/candidates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dated } from '../parts/dated.tsx'
import { ListAndPane } from '../parts/list-and-pane.tsx'
import { texts } from '../texts.es.ts'
import { CandidatePane } from './candidate-pane.tsx'
import { VacancyCard } from './vacancy-card.tsx'

export function CandidatesScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const vacancies = useOperation(listVacancies, {})
  const openId = Number(revealKey(params.id ?? '')) || null
  return (
    <ListAndPane
      desk={paths.candidates}
      openId={openId}
      hasRows={vacancies.data !== null}
      choose={{ title: words.pane.choose, text: words.pane.chooseText }}
      list={
        <Dated answer={vacancies} loading={words.list.loading}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState
                drawing={<DrawingNoDocuments />}
                title={words.list.none}
                text={words.list.noneText}
              />
            ) : (
              data.map((vacancy) => <VacancyCard key={vacancy.folio} vacancy={vacancy} openId={openId} />)
            )
          }
        </Dated>
      }
      pane={(id, onClose) => <CandidatePane id={id} onClose={onClose} />}
    />
  )
}
