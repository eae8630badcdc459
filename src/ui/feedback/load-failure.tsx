import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { Button } from '../actions/button.tsx'
import { TextLink } from '../actions/text-link.tsx'
import { DrawingNoConnection } from '../drawings/drawing-no-connection.tsx'
import { Banner } from './banner.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface Retry {
  againWord: string
  onRetry: () => void
}

export interface Problem {
  title: string
  text?: string | undefined
}

export function LoadFailure({ title, text, againWord, onRetry }: Problem & Retry) {
  return (
    <div role="alert">
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={title}
        text={text}
        action={
          <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={onRetry}>
            {againWord}
          </Button>
        }
      />
      <div className="t-words-centred">{ErrorBoundary.Support && <ErrorBoundary.Support />}</div>
    </div>
  )
}

export function StaleData({ title, text, againWord, onRetry }: Problem & Retry) {
  return (
    <Banner
      tone="error"
      live="alert"
      icon={<IconAlertTriangle size={24} />}
      title={title}
      action={
        <TextLink underline onClick={onRetry}>
          {againWord}
        </TextLink>
      }
    >
      <span>{text}</span>
      {ErrorBoundary.Support && <ErrorBoundary.Support />}
    </Banner>
  )
}
