import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listPeople, PEOPLE_PER_PAGE, type PeopleFilter, readPerson } from '#contract/people.ts'
import type { Failure } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

/** Typing rests before the service is asked. */
const REST_MS = 300

/** The list of accounts as it is searched and turned over: of other people, so nothing of it stays on the device. */
export function usePeople() {
  const [typed, setTyped] = useState('')
  const [filtro, setFilter] = useState<PeopleFilter>('todas')
  const buscar = useRested(typed.trim())
  const wanted = `${filtro} ${buscar}`
  const [place, setPlace] = useState({ wanted, page: 1 })
  // Another search starts at its first page.
  const page = place.wanted === wanted ? place.page : 1
  const answer = useOperation(listPeople, { buscar, filtro, pagina: page }, { isKept: false })
  // While the next page is on its way the one before stays.
  const [shown, setShown] = useState(answer.data)
  if (answer.data && answer.data !== shown) setShown(answer.data)
  const { data: rows = null, total = 0 } = answer.data ?? shown ?? {}
  return {
    rows,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PEOPLE_PER_PAGE)),
    typed,
    filtro,
    failure: answer.failure,
    isRefreshing: answer.isRefreshing,
    refresh: () => void answer.refresh(),
    search: setTyped,
    filter: setFilter,
    turnTo: (next: number) => setPlace({ wanted, page: next }),
  }
}

export type People = ReturnType<typeof usePeople>

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** After a change everything that shows an account is asked for anew. */
export function useRefreshPeople(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([listPeople, readPerson].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}

export function useProblemText(): (failure: Failure) => string {
  const { failure: words } = useTexts(texts)
  return (failure) => failureText(failure, words)
}
