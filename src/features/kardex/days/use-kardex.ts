import { useMemo } from 'react'
import * as kardex from '#contract/time/kardex.ts'
import type { KardexRow, KardexSummary } from '#contract/time/kardex.ts'
import { type KardexFact, type KardexKind, kardexKinds } from '#domain/time/kardex.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { toFacts } from './kardex-rows.ts'

const details = {
  permit: kardex.listPermits,
  vacation: kardex.listVacations,
  incapacity: kardex.listIncapacities,
  unjustified: kardex.listUnjustifiedAbsences,
  administrative: kardex.listAdministrativeAbsences,
  card: kardex.listCards,
}

export interface KardexState<T> extends Omit<OperationState<unknown>, 'data' | 'isLoading'> {
  data: T | null
}

export function useSummary(): KardexState<KardexSummary> {
  const { Folio } = useProfile().user
  const { data, ...state } = useOperation(kardex.readKardex, { Folio })
  return { ...state, data: data?.infoKardex ?? null }
}

export function useDetail(kind: KardexKind, enabled = true): KardexState<KardexRow[]> {
  const { Folio } = useProfile().user
  const { data, ...state } = useOperation(details[kind], { Folio }, { enabled })
  return { ...state, data: data?.data ?? null }
}

export interface KardexFacts {
  /** Facts known so far; null before the first answer for any kind. */
  facts: KardexFact[] | null
  /** Kinds that could be loaded neither from the device nor from the network. */
  missing: KardexKind[]
  /** Kinds without an answer yet, including the missing kinds. */
  unknown: KardexKind[]
  isRefreshing: boolean
  refresh: () => void
}

export function useFacts(enabled = true): KardexFacts {
  const permit = useDetail('permit', enabled)
  const vacation = useDetail('vacation', enabled)
  const incapacity = useDetail('incapacity', enabled)
  const unjustified = useDetail('unjustified', enabled)
  const administrative = useDetail('administrative', enabled)
  const card = useDetail('card', enabled)
  const parts = { permit, vacation, incapacity, unjustified, administrative, card }
  const known = kardexKinds.map((kind) => parts[kind].data)
  const unknown = kardexKinds.filter((kind) => parts[kind].data === null)
  const facts = useMemo(
    () => kardexKinds.flatMap((kind, index) => toFacts(kind, known[index] ?? [])),
    // oxlint-disable-next-line react/exhaustive-deps -- depends on the six answers, not on the array around them
    known,
  )
  return {
    facts: known.some((rows) => rows !== null) ? facts : null,
    unknown,
    missing: unknown.filter((kind) => parts[kind].failure !== null),
    isRefreshing: kardexKinds.some((kind) => parts[kind].isRefreshing),
    refresh: () => {
      for (const kind of kardexKinds) if (parts[kind].failure) void parts[kind].refresh()
    },
  }
}
