import { readOwnResult } from '#contract/evaluations/questionnaire.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailure, StaleData } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { ResultView } from './result-view.tsx'
import { texts } from './texts.es.ts'

export function OwnResultScreen() {
  const words = useTexts(texts)
  const { data, failure, refresh } = useOperation(readOwnResult, {})
  const again = { againWord: words.again, onRetry: () => void refresh() }
  if (data === null) {
    return failure ? (
      <LoadFailure {...missingDataReason(failure, words)} {...again} />
    ) : (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={again.onRetry}
      />
    )
  }
  const scores = data.data?.actual ?? data.data?.anterior ?? null
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <>
      {old && <StaleData {...old} {...again} />}
      {data.data && scores ? (
        <ResultView result={data.data} scores={scores} whose="own" />
      ) : (
        <EmptyState drawing={<DrawingWork />} title={words.none} text={words.noneText} />
      )}
    </>
  )
}
