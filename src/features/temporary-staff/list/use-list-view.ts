import { useDeferredValue, useMemo, useState } from 'react'
import { ALL_STATUSES } from '#contract/evaluations/temporary-staff.ts'
import { matchesSearch, type Person } from '../parts/people.ts'

export function useListView(people: readonly Person[]) {
  const [filter, setFilter] = useState<string>(ALL_STATUSES)
  const [search, setSearch] = useState('')
  // Deferred, because keys and taps must not wait for a list of thousands.
  const looked = useDeferredValue(search.trim())
  const chosen = useDeferredValue(filter)
  const shown = useMemo(
    () =>
      people.filter(
        (person) =>
          (chosen === ALL_STATUSES || String(person.status) === chosen) &&
          (looked === '' || matchesSearch(person, looked)),
      ),
    [people, chosen, looked],
  )
  const showAll = () => {
    setFilter(ALL_STATUSES)
    setSearch('')
  }
  return { filter, setFilter, search, setSearch, shown, showAll }
}
export type ListView = ReturnType<typeof useListView>
