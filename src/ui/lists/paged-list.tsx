import type { ReactNode } from 'react'
import { StaleData, type Problem } from '../feedback/load-failure.tsx'
import { MissingData } from '../feedback/missing-data.tsx'
import { hasNoRows } from './has-no-rows.ts'
import { ListCard } from './list-card.tsx'
import { Pager, type PagerWords } from './pager.tsx'

interface Words extends PagerWords {
  title: string
  loading: string
  slow: string
  again: string
  total: (count: number) => string
}

interface Props<Row> {
  list: {
    rows: readonly Row[] | null
    total: number
    /** Number of rows of kinds that this app version does not know. `below` mentions them. */
    newer?: number
    page: number
    pages: number
    isRefreshing: boolean
    refresh: () => void
    turnTo: (page: number) => void
  }
  words: Words
  loadProblem: Problem | null
  staleProblem: Problem | null
  /** Rows above the list that wait on this device. `total` does not include them. */
  waiting?: readonly unknown[]
  /** Shown instead of an empty list, unless requests wait. */
  none: ReactNode
  below?: ReactNode
  children: (row: Row) => ReactNode
}

export function PagedList<Row>(props: Props<Row>) {
  const { list, words, loadProblem, staleProblem, waiting, none, below, children } = props
  const { rows, total, newer = 0, page, pages, refresh } = list
  if (rows === null) {
    return (
      <MissingData
        rows={6}
        loadProblem={list.isRefreshing ? null : loadProblem}
        loading={words.loading}
        slowText={words.slow}
        againWord={words.again}
        onRetry={refresh}
      />
    )
  }
  const isEmpty = hasNoRows(rows, waiting) && newer === 0
  return (
    <>
      {staleProblem && <StaleData {...staleProblem} againWord={words.again} onRetry={refresh} />}
      {/* Screen readers announce an empty result; other people see `none`. */}
      <output className={rows.length > 0 ? 't-quiet' : 't-hidden'}>
        {(rows.length > 0 || isEmpty) && <span>{words.total(total)}</span>}
      </output>
      {isEmpty && none}
      {rows.length > 0 && <ListCard label={words.title}>{rows.map(children)}</ListCard>}
      {below}
      <Pager page={page} pages={pages} onPage={list.turnTo} words={words} />
    </>
  )
}
