import { IconRefresh } from '@tabler/icons-react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { offerOf } from '#models/savings/fund.ts'
import { useFund } from '#models/savings/use-fund.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts as shared } from '../texts.es.ts'
import { LoanVerdict } from '../why-not/loan-verdict.tsx'
import { texts as whyTexts } from '../why-not/why-not-texts.es.ts'
import { LoanSimulator } from './loan-simulator.tsx'
import { texts } from './simulator-texts.es.ts'

/** "Simula tu préstamo": on what the device holds, whose date it says. */
export function SimulatorScreen() {
  const words = useTexts(texts)
  const { state } = useTexts(shared)
  const why = useTexts(whyTexts)
  const isKiosk = useIsKiosk()
  const { fund, at, isLoading, refresh } = useFund()
  // The choice is not even there (CHAT-14).
  if (fund?.position.isDisabled) return <LoanVerdict isMet={false} reason={why.reasons.disabled} />
  if (!fund?.rates || at === null) {
    if (isLoading) {
      return (
        <SkeletonRows
          label={state.loading}
          slowText={state.slow}
          retryText={state.again}
          onRetry={() => void refresh()}
        />
      )
    }
    return (
      <EmptyState
        drawing={<DrawingEmptyPayslips />}
        title={words.noRates}
        text={words.noRatesText}
        action={
          <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={() => void refresh()}>
            {state.again}
          </Button>
        }
      />
    )
  }
  const { payGroup, rates, paydays } = fund
  const offer = offerOf('loan', fund)
  const isPossible = offer.refusal === null && offer.maximum > 0
  const maximum = isPossible ? offer.maximum : exampleMaximum(isKiosk ? 0 : fund.position.saved)
  return (
    <LoanSimulator
      // Another maximum begins anew: what was chosen may be more than it.
      key={maximum}
      {...{ payGroup, rates, maximum, isPossible, at }}
      payday={paydays.movement === '' ? null : paydays.movement}
    />
  )
}

const EXAMPLE = 1_000_000

/** Whoever can't have one still sees what one would cost: twice the savings, or an example. */
function exampleMaximum(saved: number): number {
  return Math.max(EXAMPLE, Math.floor((2 * saved) / 10_000) * 10_000)
}
