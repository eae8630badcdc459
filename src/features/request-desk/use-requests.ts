import { useState } from 'react'
import {
  type DeskRequest,
  listDeskRequests,
  type RequestKind,
  REQUESTS_PER_PAGE,
} from '#contract/requests/request-desk.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged, useDebounced } from '#hooks/operations/use-paged.ts'

interface Filter {
  isOpen: boolean
  /** '' stands for all reasons. */
  reason: string
}

/** Lists requests. Stores nothing on the device, because the data are other people's. */
export function useRequests(kind: RequestKind) {
  const [filter, setFilter] = useState<Filter>({ isOpen: true, reason: '' })
  const [typed, setTyped] = useState('')
  const buscar = useDebounced(typed.trim())
  const [page, turnTo] = usePage(JSON.stringify([kind, filter, buscar]))
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
  // Turns to page 1 after the last request of this page was answered.
  if (page > 1 && answer.data?.data.length === 0) turnTo(1)
  const paged = usePaged(answer, REQUESTS_PER_PAGE, `${kind} ${filter.isOpen}`)
  return {
    ...paged,
    page,
    turnTo,
    filter,
    typed,
    isFiltered: filter.reason !== '' || buscar !== '',
    setFilter: (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part })),
    search: setTyped,
    showAll: () => {
      setTyped('')
      setFilter((before) => ({ ...before, reason: '' }))
    },
  }
}

export type Requests = ReturnType<typeof useRequests>

/**
 * Returns the next open request, continuing at the top after the end of the list. Null without another open request.
 */
export function nextRequest(rows: readonly DeskRequest[], id: number): DeskRequest | null {
  const at = rows.findIndex((request) => request.id === id)
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return inOrder.find((request) => request.abierta && request.id !== id) ?? null
}
