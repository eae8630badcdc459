import type { ReactNode } from 'react'
import { LoadFailure, StaleData, type Problem } from '../feedback/load-failure.tsx'
import { SkeletonRows } from '../feedback/skeleton-rows.tsx'
import { hasNoRows } from './has-no-rows.ts'
import { ListCard } from './list-card.tsx'
import { Pager } from './pager.tsx'

interface Words {
  title: string
  loading: string
  slow: string
  again: string
  total: (count: number) => string
  pages: string
  previous: string
  next: string
  place: (page: number, pages: number) => string
}

interface Props<Row> {
  list: {
    /** Null until the first response. */
    rows: readonly Row[] | null
    total: number
    /** Rows that are not in `rows`, because this app is too old to show them; `below` tells so. */
    newer?: number
    /** 1 is the first. */
    page: number
    pages: number
    isRefreshing: boolean
    refresh: () => void
    turnTo: (page: number) => void
  }
  words: Words
  /** Null when loading did not fail. */
  loadProblem: Problem | null
  /** Null when the rows are fresh. */
  staleProblem: Problem | null
  /** Rows above the list that wait on this device and that the server does not count. */
  waiting?: readonly unknown[]
  /** Shown instead of an empty list, unless rows wait. */
  none: ReactNode
  /** Shown after the rows. */
  below?: ReactNode
  children: (row: Row) => ReactNode
}

export function PagedList<Row>(props: Props<Row>) {
  const { list, words, loadProblem, staleProblem, waiting, none, below, children } = props
  const { rows, total, newer = 0, page, pages, refresh } = list
  if (rows === null) {
    if (loadProblem && !list.isRefreshing)
      return <LoadFailure {...loadProblem} againWord={words.again} onRetry={refresh} />
    return (
      <SkeletonRows
        rows={6}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={refresh}
      />
    )
  }
  const isEmpty = hasNoRows(rows, waiting) && newer === 0
  return (
    <>
      {staleProblem && <StaleData {...staleProblem} againWord={words.again} onRetry={refresh} />}
      {/* Screen readers announce an empty result; sighted people see `none`. */}
      <output className={rows.length > 0 ? 't-quiet' : 't-hidden'}>
        {(rows.length > 0 || isEmpty) && <span>{words.total(total)}</span>}
      </output>
      {isEmpty && none}
      {rows.length > 0 && <ListCard label={words.title}>{rows.map(children)}</ListCard>}
      {below}
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          onPage={list.turnTo}
          label={words.pages}
          previousWord={words.previous}
          nextWord={words.next}
          placeText={words.place(page, pages)}
        />
      )}
    </>
  )
}
