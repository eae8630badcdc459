import { useState } from 'react'
import { IMPROVEMENTS_PER_PAGE, listImprovements } from '#contract/improvements/improvements.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged, useDebounced } from '#hooks/operations/use-paged.ts'

/** Lists other people's ideas, which must not be stored on the device. */
export function useIdeas() {
  const [filter, setFilter] = useState({ estado: 0, area: '', mias: false })
  const [typed, setTyped] = useState('')
  const buscar = useDebounced(typed.trim())
  const [page, turnTo] = usePage(JSON.stringify([filter, buscar]))
  const answer = useOperation(listImprovements, { ...filter, buscar, pagina: page }, { isKept: false })
  if (page > 1 && answer.data?.data.length === 0) turnTo(1)
  const paged = usePaged(answer, IMPROVEMENTS_PER_PAGE, JSON.stringify(filter))
  return {
    ...paged,
    page,
    turnTo,
    filter,
    typed,
    setFilter: (part: Partial<typeof filter>) => setFilter((before) => ({ ...before, ...part })),
    search: setTyped,
  }
}

export type Ideas = ReturnType<typeof useIdeas>
