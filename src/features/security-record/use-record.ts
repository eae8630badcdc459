import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EventPerson, type EventSearch, listEvents } from '#contract/identity/security-record.ts'
import type { EventGroup } from '#domain/identity/security-events.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { call } from '#core/transport/rpc.ts'
import { OperationError } from '#hooks/operations/busy-retry.ts'

export interface RecordFilter {
  group: EventGroup | null
  about: EventPerson | null
  by: EventPerson | null
  /** An incomplete date is not part of the search. */
  from: string
  until: string
}

const ALL: RecordFilter = { group: null, about: null, by: null, from: '', until: '' }

export function searchOf({ group, about, by, from, until }: RecordFilter): EventSearch {
  return {
    ...(group === null ? {} : { grupo: group }),
    ...(about === null ? {} : { persona: about.clave }),
    ...(by === null ? {} : { autor: by.clave }),
    ...(isDay(from) ? { desde: from } : {}),
    ...(isDay(until) ? { hasta: until } : {}),
  }
}

export function areDaysInOrder({ from, until }: RecordFilter): boolean {
  return !isDay(from) || !isDay(until) || from <= until
}

/** Reads the record. Kept in memory only, because the record is about other people. */
export function useRecord() {
  const [filter, setFilter] = useState<RecordFilter>(ALL)
  const search = searchOf(filter)
  const isAsked = areDaysInOrder(filter)
  const query = useInfiniteQuery({
    queryKey: [listEvents.id, 'pages', search],
    enabled: isAsked,
    networkMode: 'always',
    retry: false,
    // The server records every read, so returning to the tab must not refetch.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 60_000,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const input = { ...search, ...(pageParam === null ? {} : { despues: pageParam }) }
      const answer = await call(listEvents, input, { signal, isRead: true })
      if (!answer.ok) throw new OperationError(answer.failure)
      return answer.value
    },
    getNextPageParam: ({ siguiente }) => siguiente,
  })
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  return {
    rows: data ? data.pages.flatMap((page) => page.data) : null,
    failure: error instanceof OperationError ? error.failure : null,
    isRefreshing: isFetching,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    showMore: () => void fetchNextPage(),
    refresh: () => void refetch(),
    filter,
    search,
    isAsked,
    filterCount: Object.keys(search).length,
    setFilter: (part: Partial<RecordFilter>) => setFilter((before) => ({ ...before, ...part })),
    showAll: () => setFilter(ALL),
  }
}

export type SecurityRecord = ReturnType<typeof useRecord>
