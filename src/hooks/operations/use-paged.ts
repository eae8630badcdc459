import { useEffect, useState } from 'react'
import type { Failure } from '#core/transport/failure.ts'

/** Pause in typing before a search is sent, in ms. */
const TYPING_PAUSE_MS = 300

export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

/** @param search a changed search resets the page to 1 */
export function usePage(search: string): [page: number, turnTo: (page: number) => void] {
  const [place, setPlace] = useState({ search, page: 1 })
  const page = place.search === search ? place.page : 1
  return [page, (next) => setPlace({ search, page: next })]
}

interface Answer<Row> {
  data: { data: readonly Row[]; total: number; desconocidas?: number | undefined } | null
  failure: Failure | null
  isRefreshing: boolean
  isOutdated?: boolean
  refresh: () => Promise<void>
}

/** Returns the rows to show. The previous page stays while the next page of the same list loads. */
export function usePaged<Row>(answer: Answer<Row>, rowsPerPage: number, list = '') {
  const [shown, setShown] = useState({ list, data: answer.data })
  if (answer.data && answer.data !== shown.data) setShown({ list, data: answer.data })
  const known = answer.data ?? (shown.list === list ? shown.data : null)
  const { data: rows = null, total = 0, desconocidas: newer = 0 } = known ?? {}
  // After a change by the person, an empty list may be stale. The skeleton is shown until the new response.
  const isUncertain = rows?.length === 0 && answer.isOutdated === true && answer.isRefreshing
  return {
    rows: isUncertain ? null : rows,
    total,
    /** Number of rows of kinds that this app version does not know (contract/protocol/known-kinds.ts). */
    newer,
    pages: Math.max(1, Math.ceil(total / rowsPerPage)),
    failure: answer.failure,
    isRefreshing: answer.isRefreshing,
    refresh: () => void answer.refresh(),
  }
}
