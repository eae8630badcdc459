import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { readSavingsParameters } from '#contract/savings/savings-parameters.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { Upcoming } from './upcoming.tsx'
import { HeldCard } from './held-card.tsx'
import { History } from './history.tsx'
import { ProposeForm } from './propose-form.tsx'
import { texts } from './texts.es.ts'
import classes from './rates.module.css'

/** Minimum width in px that shows both columns. */
const BESIDE = 900
const OPENER = 'proponer-cambio'

export function RatesScreen() {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(readSavingsParameters, {})
  const [isProposing, setProposing] = useState(false)
  const { measure, hasTable: isBeside } = useRoom(BESIDE)
  if (data === null) {
    const missing = toMissingDataProps({ failure, isRefreshing, refresh }, words)
    return <MissingData rows={5} {...missing} loading={words.loading} />
  }
  const { hoy, periodos, propuestas, hayMas = false } = data
  const held = periodos.find(({ desde }) => desde <= hoy) ?? null
  const close = () => {
    setProposing(false)
    moveFocus(document.getElementById(OPENER))
  }
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <div ref={measure} className={isBeside && isProposing ? classes.split : 't-stack t-gap-4 t-shrink'}>
      <div className="t-stack t-gap-4 t-shrink">
        {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
        <HeldCard held={held}>
          <Button
            id={OPENER}
            variant={isProposing ? 'outline' : 'filled'}
            leftSection={<IconPlus size={22} aria-hidden />}
            aria-expanded={isProposing}
            onClick={() => setProposing(!isProposing)}
          >
            {words.propose.open}
          </Button>
        </HeldCard>
      </div>
      {/* At the same place in both layouts, because turning a tablet must not empty the form. */}
      {isProposing && <ProposeForm periods={periodos} today={hoy} onClose={close} />}
      <div className="t-stack t-gap-4 t-shrink">
        <Upcoming periods={periodos} proposals={propuestas} today={hoy} />
        <History periods={periodos} proposals={propuestas} hasMore={hayMas} today={hoy} />
      </div>
    </div>
  )
}
