import type { ReactNode } from 'react'
import { NotHere, OldData, type Problem } from '../feedback/not-here.tsx'
import { SkeletonRows } from '../feedback/skeleton-rows.tsx'
import { ListCard } from './list-card.tsx'
import { Pager } from './pager.tsx'

interface Words {
  title: string
  loading: string
  /** Said beside the skeleton when it takes long. */
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
    /** Of this page; null: nothing has come yet. */
    rows: readonly Row[] | null
    /** Of all pages. */
    total: number
    /** 1 is the first. */
    page: number
    pages: number
    isRefreshing: boolean
    refresh: () => void
    turnTo: (page: number) => void
  }
  words: Words
  /** Why nothing came; null: nothing is wrong. */
  notHere: Problem | null
  /** Why what is shown is from before; null: it is not. */
  old: Problem | null
  /** In place of rows, where there are none. */
  none: ReactNode
  /** One ListRow, with its key. */
  children: (row: Row) => ReactNode
}

/** A list that is turned over page by page: how many there are, the rows, and the way on. */
export function PagedList<Row>({ list, words, notHere, old, none, children }: Props<Row>) {
  const { rows, total, page, pages, refresh } = list
  if (rows === null) {
    if (notHere && !list.isRefreshing)
      return <NotHere {...notHere} againWord={words.again} onRetry={refresh} />
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
      {old && <OldData {...old} againWord={words.again} onRetry={refresh} />}
      {/* Where there are none, whoever listens hears so; who looks sees what stands in their place. */}
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
