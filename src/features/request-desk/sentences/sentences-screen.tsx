import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { listLineSentences } from '#contract/payslips/line-sentences.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { SentenceCard } from './sentence-card.tsx'
import { texts } from './texts.es.ts'
import { WriteForm } from './write-form.tsx'

const OPENER = 'escribir-explicacion'

export function SentencesScreen() {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(listLineSentences, {})
  const [isWriting, setWriting] = useState(false)
  if (data === null) {
    const missing = toMissingDataProps({ failure, isRefreshing, refresh }, words)
    return <MissingData {...missing} loading={words.loading} />
  }
  const close = () => {
    setWriting(false)
    moveFocus(document.getElementById(OPENER))
  }
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
      <p>{words.text}</p>
      <div className="t-wrap">
        <Button
          id={OPENER}
          variant={isWriting ? 'outline' : 'filled'}
          leftSection={<IconPlus size={22} aria-hidden />}
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
        >
          {words.write.open}
        </Button>
      </div>
      {isWriting && <WriteForm today={data.hoy} onClose={close} />}
      <div className="t-stack t-gap-3">
        {data.frases.length === 0 && <p className="t-quiet">{words.none}</p>}
        {data.frases.map((sentence) => (
          <SentenceCard key={sentence.id} sentence={sentence} today={data.hoy} />
        ))}
      </div>
    </div>
  )
}
