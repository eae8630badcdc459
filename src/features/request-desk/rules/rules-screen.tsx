import { listCheckRules } from '#contract/payslips/check-rules.ts'
import { knownRules } from '#domain/pay-check/facts.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { RuleCard } from './rule-card.tsx'
import { texts } from './texts.es.ts'

export function RulesScreen() {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(listCheckRules, {})
  if (data === null) {
    const missing = toMissingDataProps({ failure, isRefreshing, refresh }, words)
    return <MissingData {...missing} loading={words.loading} />
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
