import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { offerOf } from '#models/savings/fund.ts'
import { refusalTexts } from '#models/savings/refusal-texts.es.ts'
import { useFund } from '#models/savings/use-fund.ts'
import { FundAwaited } from '../fund-awaited.tsx'
import { LoanVerdict } from '../why-not/loan-verdict.tsx'
import { LoanSimulator } from './loan-simulator.tsx'
import { texts } from './simulator-texts.es.ts'

export function SimulatorScreen() {
  const words = useTexts(texts)
  const { reasons } = useTexts(refusalTexts)
  const isKiosk = useIsKiosk()
  const state = useFund()
  const { fund, at, isLoading } = state
  // A person on incapacidad is offered no loan (CHAT-14).
  if (fund?.position.isDisabled) return <LoanVerdict isMet={false} reason={reasons.disabled} />
  if (!fund?.rates || at === null) {
    return (
      <FundAwaited
        state={state}
        isWaiting={isLoading}
        missing={{ title: words.noRates, text: words.noRatesText }}
      />
    )
  }
  const { rates } = fund
  const offer = offerOf('loan', fund)
  const isPossible = offer.refusal === null && offer.maximum > 0
  const maximum = isPossible ? offer.maximum : exampleMaximum(isKiosk ? 0 : fund.position.saved)
  return (
    <LoanSimulator
      // Resets the simulator, because the chosen amount may exceed a new maximum.
      key={maximum}
      {...{ fund, rates, maximum, isPossible, at }}
    />
  )
}

const EXAMPLE = 1_000_000

/** Returns the maximum for a person who cannot have a loan: twice the savings, at least the example amount. */
function exampleMaximum(saved: number): number {
  return Math.max(EXAMPLE, Math.floor((2 * saved) / 10_000) * 10_000)
}
