import { useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { lastFailedAnswer, onFailedAnswer, watchFailedAnswers } from './failed-answers.ts'
import { supportTexts } from './support-texts.es.ts'

type Keep = (snack: number, ms: number) => void
let keepSnack: Keep = () => undefined

/**
 * From here on whatever tells of a failure shows it. Called once, after the first picture.
 * @param keep has a snack bar stay for so many ms
 */
export function startSupport(keep: Keep): void {
  keepSnack = keep
  watchFailedAnswers()
  ErrorBoundary.Support = SupportCode
}

/** What failed longer ago than this is not what is being told of now. */
const RECENT_MS = 10_000

/** Nobody reads a code aloud in three seconds (GRAL-24). */
const SNACK_MS = 15_000

/**
 * The id of the answer that failed, to be read aloud or copied: by it the server's own line is found.
 * @param snack of the snack bar that it stands in, which then stays longer
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

/** The first that fits stays: what fails later is about something else. */
function useFailedId(): string | null {
  const [since] = useState(() => performance.now() - RECENT_MS)
  const [id, setId] = useState(() => idSince(since))
  useEffect(() => {
    if (id !== null) return
    // Where nothing has watched yet, as on a page for strangers: the browser has noted what came before.
    watchFailedAnswers()
    // The browser notes an answer a moment after the page has read it.
    return onFailedAnswer(() => setId(idSince(since)))
  }, [id, since])
  return id
}

function idSince(since: number): string | null {
  const answer = lastFailedAnswer()
  return answer !== null && answer.at >= since ? answer.id : null
}
