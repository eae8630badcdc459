import { useState } from 'react'
import { CUT_ROWS_PER_PAGE, readPayrollCut } from '#contract/savings/savings-cut.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'

interface Choice {
  grupo?: number
  fecha?: string
}

/** Reads a cut. Kept in memory only, because the amounts are other people's money. */
export function useCut() {
  const [choice, setChoice] = useState<Choice>({})
  const [page, setPage] = useState(1)
  const answer = useOperation(readPayrollCut, { ...choice, pagina: page }, { isKept: false })
  const [last, setLast] = useState({ choice, data: answer.data })
  if (answer.data !== null && answer.data !== last.data) setLast({ choice, data: answer.data })
  const shown = answer.data ?? (last.choice === choice ? last.data : null)
  return {
    data: shown,
    groups: (answer.data ?? last.data)?.grupos ?? [],
    chosen: { ...(answer.data ?? last.data)?.nomina, ...choice },
    failure: answer.failure,
    isRefreshing: answer.isRefreshing,
    refresh: () => void answer.refresh(),
    page,
    pages: Math.max(1, Math.ceil((shown?.total ?? 0) / CUT_ROWS_PER_PAGE)),
    turnTo: setPage,
    choose: (next: Choice) => {
      setChoice(next)
      setPage(1)
    },
  }
}

export type Cut = ReturnType<typeof useCut>
