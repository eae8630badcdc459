import { useEffect, useState } from 'react'
import {
  type DeskRequest,
  listDeskRequests,
  type RequestKind,
  REQUESTS_PER_PAGE,
} from '#contract/request-desk.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'

/** Typing rests before the service is asked. */
const REST_MS = 300

interface Filter {
  isOpen: boolean
  /** '' for all. */
  reason: string
}

/** The list as it is filtered, searched and turned over. It is about other people: nothing of it stays on the device. */
export function useRequests(kind: RequestKind) {
  const [filter, setFilter] = useState<Filter>({ isOpen: true, reason: '' })
  const [typed, setTyped] = useState('')
  const buscar = useRested(typed.trim())
  const of = JSON.stringify([kind, filter, buscar])
  const [place, setPlace] = useState({ of, page: 1 })
  // Another search starts at its first page.
  const page = place.of === of ? place.page : 1
  const answer = useOperation(
    listDeskRequests,
    {
      tipo: kind,
      abiertas: filter.isOpen,
      pagina: page,
      ...(filter.reason === '' ? {} : { motivo: filter.reason }),
      ...(buscar === '' ? {} : { buscar }),
    },
    { isKept: false },
  )
  // The last one of this page has been answered.
  if (page > 1 && answer.data?.data.length === 0) setPlace({ of, page: 1 })
  // While the next page is on its way the one before stays, but not that of another list.
  const list = `${kind} ${filter.isOpen}`
  const [shown, setShown] = useState({ list, data: answer.data })
  if (answer.data && answer.data !== shown.data) setShown({ list, data: answer.data })
  const { data: rows = null, total = 0 } = answer.data ?? (shown.list === list ? shown.data : null) ?? {}
  return {
    rows,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / REQUESTS_PER_PAGE)),
    filter,
    typed,
    isFiltered: filter.reason !== '' || buscar !== '',
    failure: answer.failure,
    isRefreshing: answer.isRefreshing,
    refresh: () => void answer.refresh(),
    setFilter: (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part })),
    search: setTyped,
    showAll: () => {
      setTyped('')
      setFilter((before) => ({ ...before, reason: '' }))
    },
    turnTo: (next: number) => setPlace({ of, page: next }),
  }
}

export type Requests = ReturnType<typeof useRequests>

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Whose turn it is after this one: the next in the list, after the last one the first; null when nobody else waits. */
export function nextRequest(rows: readonly DeskRequest[], id: number): DeskRequest | null {
  const at = rows.findIndex((request) => request.id === id)
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return inOrder.find((request) => request.abierta && request.id !== id) ?? null
}
