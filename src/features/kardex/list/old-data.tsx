import { IconAlertTriangle } from '@tabler/icons-react'
import type { Failure } from '#core/transport/failure.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'

interface Props {
  failure: Failure
  text: string | null
  /** Fetch time of the shown data, in server ms. */
  at: number | null
  onRetry: () => void
}

/**
 * Warns above rows that could not be refreshed. Hidden offline. Leaves out the age of the data when the shell shows
 * the age.
 */
export function OldData({ failure, text, at, onRetry }: Props) {
  const words = useTexts(texts)
  if (text === null || failure.kind === 'offline') return null
  const hasStrip = failure.kind === 'unavailable'
  return (
    <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={text}>
      {at !== null && !hasStrip && <p>{words.failure.oldData(formatInstant(at))}</p>}
      <TextLink underline onClick={onRetry}>
        {words.summary.again}
      </TextLink>
    </Banner>
  )
}
