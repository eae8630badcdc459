import { useMask } from '#hooks/device/use-mask.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { loanPayoutDay } from '#models/savings/pending.ts'
import { useFund } from '#models/savings/use-fund.ts'
import { FundAwaited } from '../fund-awaited.tsx'
import { MaskToggle } from '../statement/summary.tsx'
import { LoanConditions } from './loan-conditions.tsx'

export function WhyNotScreen() {
  const state = useFund()
  const { fund, at, isLoading } = state
  const mask = useMask()
  const isKiosk = useIsKiosk()
  if (fund && at !== null) {
    return (
      <LoanConditions
        member={fund.position}
        maximum={fund.loanMaximum}
        from={fund.loansFrom}
        comesOn={loanPayoutDay(fund)}
        at={at}
        showsMoney={!isKiosk || mask.shown}
        eye={isKiosk && <MaskToggle mask={mask} tone="primary" />}
      />
    )
  }
  return <FundAwaited state={state} isWaiting={isLoading} />
}
