import { useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lastFailedAnswer, onFailedAnswer, watchFailedAnswers } from './failed-answers.ts'
import { supportTexts } from './support-texts.es.ts'

/** From here on alerts and lists that could not be had show it. Called once, after the first picture. */
export function startSupport(): void {
  watchFailedAnswers()
  ErrorBoundary.Support = SupportCode
}

/** What failed longer ago than this is not what is being told of now. */
const RECENT_MS = 10_000

/** The id of the answer that failed, to be read aloud or copied: by it the server's own line is found. */
function SupportCode() {
  const words = useTexts(supportTexts)
  const id = useFailedId()
  if (id === null) return null
  return (
    <p className="t-quiet t-small t-break">
      {words.code} <code>{id}</code>
    </p>
  )
}

/** The first that fits stays: what fails later is about something else. */
function useFailedId(): string | null {
  const [since] = useState(() => performance.now() - RECENT_MS)
  const [id, setId] = useState(() => idSince(since))
  useEffect(() => {
    if (id !== null) return
    // The browser notes an answer a moment after the page has read it.
    return onFailedAnswer(() => setId(idSince(since)))
  }, [id, since])
  return id
}

function idSince(since: number): string | null {
  const answer = lastFailedAnswer()
  return answer !== null && answer.at >= since ? answer.id : null
}
