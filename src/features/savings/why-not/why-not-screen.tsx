import { IconRefresh } from '@tabler/icons-react'
import { useMask } from '#hooks/device/use-mask.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { useLoanFacts } from './use-loan-facts.ts'
import { MaskToggle } from '../statement/summary.tsx'
import { texts } from '../texts.es.ts'
import { LoanConditions } from './loan-conditions.tsx'

/** "¿Por qué no puedo?" */
export function WhyNotScreen() {
  const { state } = useTexts(texts)
  const { facts, isLoading, refresh } = useLoanFacts()
  const mask = useMask()
  const isKiosk = useIsKiosk()
  if (facts) {
    return (
      <LoanConditions
        member={facts.member}
        maximum={facts.maximum}
        at={facts.at}
        showsMoney={!isKiosk || mask.shown}
        eye={isKiosk && <MaskToggle mask={mask} tone="primary" />}
      />
    )
  }
  if (isLoading) {
    return (
      <SkeletonRows label={state.loading} slowText={state.slow} retryText={state.again} onRetry={refresh} />
    )
  }
  return (
    <EmptyState
      drawing={<DrawingEmptyPayslips />}
      title={state.failed}
      action={
        <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={refresh}>
          {state.again}
        </Button>
      }
    />
  )
}
