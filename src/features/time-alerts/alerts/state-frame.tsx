import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatInstant } from '#domain/time/dates.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'
import type { AlertState } from './use-alerts.ts'

interface Props<T> {
  state: AlertState<T>
  children: (data: T) => ReactNode
}

export function StateFrame<T>({ state, children }: Props<T>) {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = state
  const retry = () => void refresh()
  if (data !== null) {
    return (
      <>
        <Old state={state} onRetry={retry} />
        {children(data)}
      </>
    )
  }
  if (failure === null || isRefreshing) {
    return (
      <SkeletonRows
        rows={6}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={retry}
      />
    )
  }
  const isOffline = failure.kind === 'offline'
  return (
    <EmptyState
      drawing={<DrawingNoConnection />}
      title={words.notHere}
      text={isOffline ? words.notHereText : failureText(failure, words.failure)}
      action={
        <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={retry}>
          {words.again}
        </Button>
      }
    />
  )
}

function Old({ state: { failure, at }, onRetry }: { state: AlertState<unknown>; onRetry: () => void }) {
  const words = useTexts(texts)
  if (failure === null || failure.kind === 'expired' || failure.kind === 'offline') return null
  return (
    <Banner
      tone="error"
      live="alert"
      icon={<IconAlertTriangle size={24} />}
      title={words.old}
      action={
        <TextLink underline onClick={onRetry}>
          {words.again}
        </TextLink>
      }
    >
      {failure.kind !== 'unavailable' && at !== null && words.oldData(formatInstant(at))}
    </Banner>
  )
}

/** Shows "Viste las nuevas hoy a las 07:40" after the service has recorded the visit. New alerts stay marked. */
export function SeenChip({ at }: { at: number | null }) {
  const words = useTexts(texts)
  if (at === null) return null
  return (
    <StateChip tone="ok" icon={<IconCircleCheck />} live>
      {words.seenToday(formatInstant(at).slice(-5))}
    </StateChip>
  )
}
