import { IconRefresh } from '@tabler/icons-react'
import type { Failure } from '#core/transport/failure.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { texts } from './texts.es.ts'
import { useProblemText } from './use-review.ts'

/** Nothing is here and nothing came: other people's documents are never on this device (P-17: online). */
export function NoNetwork({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
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
            {words.people.again}
          </Button>
        }
      />
    </div>
  )
}
