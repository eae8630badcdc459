import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { Button } from '../actions/button.tsx'
import { TextLink } from '../actions/text-link.tsx'
import { DrawingNoConnection } from '../drawings/drawing-no-connection.tsx'
import { Banner } from './banner.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface Retry {
  /** 'Intentar otra vez' */
  againWord: string
  onRetry: () => void
}

/** Why something is missing. */
export interface Problem {
  title: string
  text?: string | undefined
}

/** Nothing is here and nothing came: why, and the way to ask again. */
export function NotHere({ title, text, againWord, onRetry }: Problem & Retry) {
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

/** What is on the screen is from before: why. */
export function OldData({ title, text, againWord, onRetry }: Problem & Retry) {
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
