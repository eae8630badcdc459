import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  countSavingsRequests,
  type DeskClass,
  decideSavingsRequest,
  listSavingsRequests,
  readSavingsRequest,
  SAVINGS_REQUESTS_PER_PAGE,
  type SavingsRequest,
} from '#contract/savings-desk.ts'
import { readFundTotals } from '#contract/savings-totals.ts'
import type { RequestOf } from '#contract/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'

export interface Filter {
  /** null: all three. */
  kind: DeskClass | null
  isDecided: boolean
}

/** The list as it is filtered and turned over. It is about other people: nothing of it stays on the device. */
export function useDesk() {
  const [filter, setFilter] = useState<Filter>({ kind: null, isDecided: false })
  const [page, turnTo] = usePage(JSON.stringify(filter))
  const answer = useOperation(
    listSavingsRequests,
    { decididas: filter.isDecided, pagina: page, ...(filter.kind === null ? {} : { clase: filter.kind }) },
    { isKept: false },
  )
  // The last one of this page has been decided.
  if (page > 1 && answer.data?.data.length === 0) turnTo(1)
  const counts = useLast(answer.data?.porDecidir ?? null)
  return {
    ...usePaged(answer, SAVINGS_REQUESTS_PER_PAGE, JSON.stringify(filter)),
    page,
    turnTo,
    filter,
    counts,
    setFilter: (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part })),
  }
}

/** While another list is on its way, what the former one said. */
function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

export type Desk = ReturnType<typeof useDesk>

export function isWaiting({ paso }: Pick<SavingsRequest, 'paso'>): boolean {
  return paso === 'pedido' || paso === 'en_revision'
}

/** Whose turn it is after this one; null when nobody else waits whom the caller may decide on. */
export function nextRequest(rows: readonly SavingsRequest[], id: number): SavingsRequest | null {
  const at = rows.findIndex((request) => request.id === id)
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return inOrder.find((request) => isWaiting(request) && !request.esPropia && request.id !== id) ?? null
}

const read = [listSavingsRequests, readSavingsRequest, countSavingsRequests, readFundTotals]

/** Done when the server says so, never kept for later. */
export function useDecide() {
  const client = useQueryClient()
  const refresh = () => Promise.all(read.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  const [operation, setOperation] = useState({ fields: '', id: '' })
  return async (
    decision: RequestOf<typeof decideSavingsRequest>,
  ): Promise<{ failure: Failure | null; payday: string }> => {
    // The same decision, said again after a silence, is done once.
    const fields = JSON.stringify(decision)
    const id = operation.fields === fields ? operation.id : crypto.randomUUID()
    setOperation({ fields, id })
    const answer = await call(decideSavingsRequest, { ...decision, idOperacion: id } as typeof decision)
    if (answer.ok || answer.failure.kind === 'rejected') await refresh()
    return answer.ok
      ? { failure: null, payday: answer.value.fechaNomina }
      : { failure: answer.failure, payday: '' }
  }
}
