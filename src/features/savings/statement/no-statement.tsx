import { IconRefresh } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts } from '../texts.es.ts'
import type { Savings } from './use-savings.ts'
import { Button } from '#ui/actions/button.tsx'

export function NoStatement({ savings }: { savings: Savings }) {
  const words = useTexts(texts).state
  if (savings.canSee === false) return <NotEnrolled hasLeft={savings.hasLeft} />
  const { failure } = savings
  if (savings.isRefreshing || !failure) {
    return (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={savings.refresh}
      />
    )
  }
  const isOffline = failure.kind === 'offline'
  return (
    <EmptyState
      drawing={<DrawingEmptyPayslips />}
      title={isOffline ? words.offline : words.failed}
      {...(isOffline ? { text: words.offlineText } : {})}
      action={
        <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={savings.refresh}>
          {words.again}
        </Button>
      }
    />
  )
}

/** Tabs and tiles hide the fund from non-members (SHELL-22), but its address still opens. */
function NotEnrolled({ hasLeft }: { hasLeft: boolean }) {
  const words = useTexts(texts).state
  return (
    <EmptyState
      drawing={<DrawingEmptyPayslips />}
      title={hasLeft ? words.left : words.notEnrolled}
      text={hasLeft ? words.leftText : words.notEnrolledText}
      action={
        <div className="t-stack t-gap-3">
          <Button size="lg" href={`#${paths.savingsMove('inscribirme')}`}>
            {words.enrol}
          </Button>
          {hasLeft && (
            <Button variant="outline" href={`#${paths.savingsPapers}`}>
              {words.toPapers}
            </Button>
          )}
          <Button variant="outline" href={`#${paths.payslips}`}>
            {words.toPayslips}
          </Button>
        </div>
      }
    />
  )
}
