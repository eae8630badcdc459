import { IconRefresh } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import type { FundState } from '#models/savings/use-fund.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts } from './texts.es.ts'

interface Props {
  state: Pick<FundState, 'failure' | 'refresh'>
  isWaiting: boolean
  missing?: { title: string; text: string }
}

export function FundAwaited({ state: { failure, refresh }, isWaiting, missing }: Props) {
  const { state: words } = useTexts(texts)
  const again = () => void refresh()
  if (isWaiting || (!failure && !missing)) {
    return (
      <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} onRetry={again} />
    )
  }
  const isOffline = failure?.kind === 'offline'
  return (
    <EmptyState
      drawing={missing && !failure ? <DrawingEmptyPayslips /> : <DrawingNoConnection />}
      title={missing?.title ?? (isOffline ? words.offline : words.failed)}
      text={missing?.text ?? (isOffline ? words.offlineText : undefined)}
      action={
        <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={again}>
          {words.again}
        </Button>
      }
    />
  )
}
