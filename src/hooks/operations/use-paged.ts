import { useEffect, useState } from 'react'
import type { Failure } from '#core/transport/failure.ts'

/** Typing rests before the service is asked, ms. */
const REST_MS = 300

/** What was typed, once it rests. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/**
 * Where one is in a list that is turned over. @param search another one starts at its first page
 * @returns the page, from 1, and how to turn
 */
export function usePage(search: string): [page: number, turnTo: (page: number) => void] {
  const [place, setPlace] = useState({ search, page: 1 })
  const page = place.search === search ? place.page : 1
  return [page, (next) => setPlace({ search, page: next })]
}

interface Answer<Row> {
  data: { data: readonly Row[]; total: number } | null
  failure: Failure | null
  isRefreshing: boolean
  refresh: () => Promise<void>
}

/**
 * What is shown of such a list: while the next page is on its way the one before stays, but not that of another list.
 * @param list which it is, where one screen has several
 */
export function usePaged<Row>(answer: Answer<Row>, rowsPerPage: number, list = '') {
  const [shown, setShown] = useState({ list, data: answer.data })
  if (answer.data && answer.data !== shown.data) setShown({ list, data: answer.data })
  const { data: rows = null, total = 0 } = answer.data ?? (shown.list === list ? shown.data : null) ?? {}
  return {
    rows,
    total,
    pages: Math.max(1, Math.ceil(total / rowsPerPage)),
    failure: answer.failure,
    isRefreshing: answer.isRefreshing,
    refresh: () => void answer.refresh(),
  }
}
