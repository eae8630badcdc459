import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useEffect } from 'react'
import { formatInstant } from '#domain/time/dates.ts'
import { alertSoon } from '#hooks/operations/alert-soon.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'
import type { PayslipList } from '../rows/use-payslips.ts'
import { Button } from '#ui/actions/button.tsx'

/** Reports a failed refresh without hiding the known rows. An empty response is no failure (product.md). */
export function ListState({ list }: { list: PayslipList }) {
  const words = useTexts(texts)
  const refresh = () => void list.refresh()
  if (list.rows === null) return <NothingKnown list={list} onRefresh={refresh} />
  const { kind } = list.failure ?? { kind: 'offline' }
  if (kind !== 'offline' && kind !== 'expired') return <FailureCard at={list.at} onRefresh={refresh} />
  return list.rows.length === 0 ? (
    <EmptyState drawing={<DrawingEmptyPayslips />} title={words.empty.none} />
  ) : null
}

function NothingKnown({ list, onRefresh }: { list: PayslipList; onRefresh: () => void }) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  if (list.isLoading || list.isRefreshing || !list.failure) {
    return (
      <SkeletonRows
        label={words.list.loading}
        slowText={words.list.slow}
        retryText={words.list.again}
        onRetry={onRefresh}
      />
    )
  }
  if (list.failure.kind !== 'offline') return <FailureCard at={null} onRefresh={onRefresh} />
  return (
    <EmptyState
      drawing={<DrawingEmptyPayslips />}
      title={isKiosk ? words.empty.offlineShared : words.empty.offline}
      text={words.empty.offlineText}
      action={
        <Button leftSection={<IconRefresh size={22} />} onClick={onRefresh}>
          {words.empty.again}
        </Button>
      }
    />
  )
}

function FailureCard({ at, onRefresh }: { at: number | null; onRefresh: () => void }) {
  const words = useTexts(texts)
  const isAlone = at === null
  useEffect(() => {
    if (isAlone) return alertSoon(words.failure.list)
  }, [isAlone, words])
  return (
    <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.failure.list}>
      {at !== null && <p>{words.failure.oldData(formatInstant(at))}</p>}
      <TextLink underline onClick={onRefresh}>
        {words.list.again}
      </TextLink>
    </Banner>
  )
}
