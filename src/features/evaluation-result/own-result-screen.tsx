import { readOwnResult } from '#contract/evaluations/questionnaire.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { ResultView } from './result-view.tsx'
import { texts } from './texts.es.ts'

export function OwnResultScreen() {
  const words = useTexts(texts)
  const { data, failure, refresh } = useOperation(readOwnResult, {})
  if (data === null)
    return <MissingData {...toMissingDataProps({ failure, refresh }, words)} loading={words.loading} />
  const scores = data.data?.actual ?? data.data?.anterior ?? null
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <>
      {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
      {data.data && scores ? (
        <ResultView result={data.data} scores={scores} whose="own" />
      ) : (
        <EmptyState drawing={<DrawingWork />} title={words.none} text={words.noneText} />
      )}
    </>
  )
}
