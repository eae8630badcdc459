import { IconRefresh } from '@tabler/icons-react'
import { useMask } from '#hooks/device/use-mask.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useFund } from '#models/savings/use-fund.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { MaskToggle } from '../statement/summary.tsx'
import { texts } from '../texts.es.ts'
import { LoanConditions } from './loan-conditions.tsx'

/** "¿Por qué no puedo?" */
export function WhyNotScreen() {
  const { state } = useTexts(texts)
  const { fund, at, isLoading, refresh } = useFund()
  const mask = useMask()
  const isKiosk = useIsKiosk()
  if (fund && at !== null) {
    return (
      <LoanConditions
        member={fund.position}
        maximum={fund.loanMaximum}
        at={at}
        showsMoney={!isKiosk || mask.shown}
        eye={isKiosk && <MaskToggle mask={mask} tone="primary" />}
      />
    )
  }
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
      title={state.failed}
      action={
        <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={() => void refresh()}>
          {state.again}
        </Button>
      }
    />
  )
}
