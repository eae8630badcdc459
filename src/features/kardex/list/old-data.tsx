import { IconAlertTriangle } from '@tabler/icons-react'
import type { Failure } from '#core/transport/failure.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'

interface Props {
  failure: Failure
  /** Message of useFailureAlert. */
  text: string | null
  /** Fetch time of the data on screen (server time, ms). */
  at: number | null
  onRetry: () => void
}

/**
 * Warns above rows that could not be refreshed. Renders nothing offline, and no age when the shell
 * already shows one in its strip.
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
