import { IconRefresh } from '@tabler/icons-react'
import { loanObstacle } from '#domain/savings.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts as shared } from '../texts.es.ts'
import { LoanVerdict } from '../why-not/loan-verdict.tsx'
import { texts as whyTexts } from '../why-not/why-not-texts.es.ts'
import { LoanLimit } from './loan-limit.tsx'
import { LoanSimulator } from './loan-simulator.tsx'
import { texts } from './simulator-texts.es.ts'
import { useLoanFacts } from '../why-not/use-loan-facts.ts'

/** "Simula tu préstamo": on what the device holds, whose date it says. */
export function SimulatorScreen() {
  const words = useTexts(texts)
  const { state } = useTexts(shared)
  const why = useTexts(whyTexts)
  const { facts, isLoading, refresh } = useLoanFacts()
  if (!facts?.rates && isLoading) {
    return (
      <SkeletonRows label={state.loading} slowText={state.slow} retryText={state.again} onRetry={refresh} />
    )
  }
  if (!facts?.rates) {
    return (
      <EmptyState
        drawing={<DrawingEmptyPayslips />}
        title={words.noRates}
        text={words.noRatesText}
        action={
          <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={refresh}>
            {state.again}
          </Button>
        }
      />
    )
  }
  const { member, payGroup, rates, firstPayday, at } = facts
  // The choice is not even there (CHAT-14).
  if (member.isDisabled) return <LoanVerdict isMet={false} reason={why.reasons.disabled} />
  const isPossible = loanObstacle(member) === null && facts.maximum > 0
  const maximum = isPossible ? facts.maximum : exampleMaximum(member.saved)
  return (
    <LoanSimulator
      // Another maximum begins anew: what was chosen may be more than it.
      key={maximum}
      {...{ payGroup, rates, maximum, isPossible, firstPayday, at }}
      limit={isPossible && <LoanLimit maximum={maximum} />}
    />
  )
}

const EXAMPLE = 1_000_000

/** Whoever can't have one still sees what one would cost: twice the savings, or an example. */
function exampleMaximum(saved: number): number {
  return Math.max(EXAMPLE, Math.floor((2 * saved) / 10_000) * 10_000)
}
