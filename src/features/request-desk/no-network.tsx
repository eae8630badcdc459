import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { Failure } from '#core/transport/failure.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from './texts.es.ts'
import { useProblemText } from './use-answer.ts'

interface Props {
  failure: Failure
  onRetry: () => void
}

/** Nothing is here and nothing came: other people's requests are never on this device. */
export function NoNetwork({ failure, onRetry }: Props) {
  const words = useTexts(texts)
  const problemText = useProblemText()
  const isOffline = failure.kind === 'offline'
  return (
    <div role="alert">
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={isOffline ? words.offline.title : problemText(failure)}
        text={isOffline ? words.offline.text : undefined}
        action={
          <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={onRetry}>
            {words.again}
          </Button>
        }
      />
    </div>
  )
}

/** What is on the screen is from before: why. */
export function OldData({ failure, title, onRetry }: Props & { title: string }) {
  const words = useTexts(texts)
  const problemText = useProblemText()
  return (
    <Banner
      tone="error"
      live="alert"
      icon={<IconAlertTriangle size={24} />}
      title={title}
      action={
        <TextLink underline onClick={onRetry}>
          {words.again}
        </TextLink>
      }
    >
      {problemText(failure)}
    </Banner>
  )
}
