import { IconWifiOff } from '@tabler/icons-react'
import type { Failure } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts } from './texts.es.ts'

export function MissingData({
  failure,
  rows,
  refresh,
}: {
  failure: Failure | null
  rows: number
  refresh: () => void
}) {
  const words = useTexts(texts)
  if (failure === null) {
    return (
      <SkeletonRows
        rows={rows}
        label={words.loading}
        slowText={words.slow}
        retryText={words.retry}
        onRetry={refresh}
      />
    )
  }
  return (
    <Banner
      tone="warn"
      live="status"
      icon={<IconWifiOff />}
      action={
        <TextLink underline onClick={refresh}>
          {words.retry}
        </TextLink>
      }
    >
      {failureText(failure, words.failed)}
    </Banner>
  )
}
