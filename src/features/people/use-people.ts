import { useState } from 'react'
import { listPeople, PEOPLE_PER_PAGE, type PeopleFilter, readPerson } from '#contract/people/people.ts'
import type { Failure } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged, useDebounced } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

/** Lists people. Stores nothing on the device, because the data are other people's. */
export function usePeople() {
  const [typed, setTyped] = useState('')
  const [filtro, setFilter] = useState<PeopleFilter>('todas')
  const buscar = useDebounced(typed.trim())
  const [page, turnTo] = usePage(`${filtro} ${buscar}`)
  const answer = useOperation(listPeople, { buscar, filtro, pagina: page }, { isKept: false })
  const paged = usePaged(answer, PEOPLE_PER_PAGE)
  const hasNoAccount = answer.data?.sinCuenta === true
  return { ...paged, hasNoAccount, page, turnTo, typed, filtro, search: setTyped, filter: setFilter }
}

export type People = ReturnType<typeof usePeople>

export function useRefreshPeople(): () => Promise<void> {
  return useRefetch([listPeople, readPerson])
}

export function useProblemText(): (failure: Failure) => string {
  const { failure: words } = useTexts(texts)
  return (failure) => failureText(failure, words)
}
