import { readResult } from '#contract/evaluations/evaluations.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { Who } from '#ui/lists/who.tsx'
import { ResultView } from './result-view.tsx'
import { texts } from './texts.es.ts'

export function PersonResultScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const { data, failure, refresh } = useOperation(
    readResult,
    // A kiosk hides the id in the address, and a reload loses the id. The request then sends 0, which is no
    // evaluation's id.
    { idEvaluacion: Number(revealKey(params.id ?? '')) || 0 },
    { isKept: false },
  )
  if (data === null)
    return (
      <MissingData
        {...toMissingDataProps({ failure, refresh }, { ...words, offline: words.theirsOffline })}
        loading={words.loading}
      />
    )
  const { data: result } = data
  const scores = result.actual ?? result.anterior
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <div className="t-stack t-gap-4 t-page">
      {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
      <Who
        name={properName(result.nombre)}
        lines={[words.who(result.numero, sentenceCase(result.puesto)), sentenceCase(result.departamento)]}
        photo={result.foto}
      />
      {scores && <ResultView result={result} scores={scores} whose="theirs" />}
    </div>
  )
}
