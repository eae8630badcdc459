import { useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { lastFailedAnswer, onFailedAnswer, watchFailedAnswers } from './failed-answers.ts'
import { supportTexts } from './support-texts.es.ts'

type Keep = (snack: number, ms: number) => void
let keepSnack: Keep = () => undefined

/**
 * Adds the support code to failure messages (ErrorBoundary.Support). Called once, after the first render.
 * @param keep keeps a snack bar open for a number of milliseconds
 */
export function startSupport(keep: Keep): void {
  keepSnack = keep
  watchFailedAnswers()
  ErrorBoundary.Support = SupportCode
}

/** Maximum age in ms of a failure that a new message may be about. */
const RECENT_MS = 10_000

/**
 * Display time in ms of a snack bar with a code. Three seconds are too short to read the code aloud
 * (GRAL-24).
 */
const SNACK_MS = 15_000

/**
 * Shows the code by which support finds the server's log line.
 * @param snack id of the surrounding snack bar, which then stays longer
 */
export function SupportCode({ snack }: { snack?: number }) {
  const words = useTexts(supportTexts)
  const id = useFailedId()
  const hasCode = id !== null
  useEffect(() => {
    if (hasCode && snack !== undefined) keepSnack(snack, SNACK_MS)
  }, [hasCode, snack])
  if (id === null) return null
  return (
    <span className={classNames('t-block t-small t-break', snack === undefined && 't-quiet')}>
      {words.code} <code>{id}</code>
    </span>
  )
}

/** Returns the first matching failure, because later failures do not belong to this message. */
function useFailedId(): string | null {
  const [since] = useState(() => performance.now() - RECENT_MS)
  const [id, setId] = useState(() => idSince(since))
  useEffect(() => {
    if (id !== null) return
    // On public pages no code watches responses yet. The browser still reports earlier responses.
    watchFailedAnswers()
    // Resource timing arrives shortly after the page has read the response.
    return onFailedAnswer(() => setId(idSince(since)))
  }, [id, since])
  return id
}

function idSince(since: number): string | null {
  const answer = lastFailedAnswer()
  return answer !== null && answer.at >= since ? answer.id : null
}
