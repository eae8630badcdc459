import { useState } from 'react'
import {
  type DeskClass,
  listSavingsRequests,
  SAVINGS_REQUESTS_PER_PAGE,
} from '#contract/savings/savings-desk.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'

/** '' stands for all classes. */
export type Shown = DeskClass | ''

/** Lists requests. Stores nothing on the device, because the data are other people's. */
export function useRequests() {
  const [kind, setKind] = useState<Shown>('')
  const [isDecided, setDecided] = useState(false)
  const [page, turnTo] = usePage(`${kind} ${isDecided}`)
  const answer = useOperation(
    listSavingsRequests,
    { decididas: isDecided, pagina: page, ...(kind === '' ? {} : { clase: kind }) },
    { isKept: false },
  )
  // Turns to page 1 after the last request of this page was decided.
  if (page > 1 && answer.data?.data.length === 0) turnTo(1)
  const paged = usePaged(answer, SAVINGS_REQUESTS_PER_PAGE, `${kind} ${isDecided}`)
  const [waiting, setWaiting] = useState(answer.data?.porDecidir ?? null)
  if (answer.data && answer.data.porDecidir !== waiting) setWaiting(answer.data.porDecidir)
  return { ...paged, page, turnTo, kind, setKind, isDecided, setDecided, waiting }
}

export type Requests = ReturnType<typeof useRequests>
