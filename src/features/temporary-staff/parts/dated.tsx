import type { ReactNode } from 'react'
import { formatInstant } from '#domain/dates.ts'
import { absenceOf, oldnessOf } from '#hooks/operations/failure-text.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NotHere, OldData } from '#ui/feedback/not-here.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts } from '../texts.es.ts'

interface Props<T> {
  answer: OperationState<T>
  loading: string
  children: (data: T) => ReactNode
}

/** What was read, with its date where it could not be read anew; or why it is not here. */
export function Dated<T>({ answer, loading, children }: Props<T>) {
  const words = useTexts(texts)
  const { data, at, failure, isRefreshing, refresh } = answer
  const again = () => void refresh()
  if (data === null) {
    if (failure !== null && !isRefreshing)
      return <NotHere {...absenceOf(failure, words)} againWord={words.again} onRetry={again} />
    return (
      <SkeletonRows rows={5} label={loading} slowText={words.slow} retryText={words.again} onRetry={again} />
    )
  }
  // Without a network the shell says so once, for both halves.
  const old = failure?.kind === 'offline' ? null : oldnessOf(failure, words.failure, words.old)
  return (
    <>
      {failure !== null && at !== null && <p className="t-quiet t-small">{words.at(formatInstant(at))}</p>}
      {old && <OldData {...old} againWord={words.again} onRetry={again} />}
      {children(data)}
    </>
  )
}
