import { listCheckRules } from '#contract/payslips/check-rules.ts'
import { knownRules } from '#domain/pay-check/facts.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LoadFailure, StaleData } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { RuleCard } from './rule-card.tsx'
import { texts } from './texts.es.ts'

export function RulesScreen() {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(listCheckRules, {})
  if (data === null) {
    if (failure && !isRefreshing) {
      return (
        <LoadFailure
          {...missingDataReason(failure, words)}
          againWord={words.again}
          onRetry={() => void refresh()}
        />
      )
    }
    return (
      <SkeletonRows
        rows={4}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
      <p>{words.text}</p>
      <p className="t-quiet t-small">{words.period}</p>
      <div className="t-stack t-gap-3">
        {data.reglas.flatMap((found) =>
          knownRules([found.regla]).map((rule) => (
            <RuleCard key={rule} rule={rule} found={found} today={data.hoy} />
          )),
        )}
      </div>
    </div>
  )
}
