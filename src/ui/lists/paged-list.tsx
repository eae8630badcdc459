import type { ReactNode } from 'react'
import { LoadFailure, StaleData, type Problem } from '../feedback/load-failure.tsx'
import { SkeletonRows } from '../feedback/skeleton-rows.tsx'
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
  /** Shown instead of an empty list. */
  none: ReactNode
  children: (row: Row) => ReactNode
}

export function PagedList<Row>({ list, words, loadProblem, staleProblem, none, children }: Props<Row>) {
  const { rows, total, page, pages, refresh } = list
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
  return (
    <>
      {staleProblem && <StaleData {...staleProblem} againWord={words.again} onRetry={refresh} />}
      {/* Screen readers announce an empty result; sighted people see `none`. */}
      <output className={rows.length > 0 ? 't-quiet' : 't-hidden'}>{words.total(total)}</output>
      {rows.length === 0 ? none : <ListCard label={words.title}>{rows.map(children)}</ListCard>}
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
