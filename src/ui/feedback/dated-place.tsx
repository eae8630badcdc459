import type { ReactNode } from 'react'
import { NotHere, OldData, type Problem } from './not-here.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

interface Props<T> {
  data: T | null
  /** Why nothing is here; null while it is on its way. */
  absence: Problem | null
  /** Of when it is, where it could not be read anew. */
  date: string | null
  /** Why it is old, where nobody else says so. */
  old: Problem | null
  loading: string
  slowText: string
  againWord: string
  onRetry: () => void
  children: (data: T) => ReactNode
}

/** What was read, with its date where it could not be read anew; or why it is not here. */
export function DatedPlace<T>({ data, absence, date, old, loading, slowText, children, ...retry }: Props<T>) {
  if (data === null) {
    if (absence !== null) return <NotHere {...absence} {...retry} />
    return (
      <SkeletonRows
        rows={5}
        label={loading}
        slowText={slowText}
        retryText={retry.againWord}
        onRetry={retry.onRetry}
      />
    )
  }
  return (
    <>
      {date !== null && <p className="t-quiet t-small">{date}</p>}
      {old && <OldData {...old} {...retry} />}
      {children(data)}
    </>
  )
}
