import { readDeskClarification, readDeskDispute } from '#contract/requests/request-desk.ts'
import { knownRules } from '#domain/pay-check/facts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import type { RequestKey } from './kinds.ts'

export function useRequest({ kind, id }: RequestKey) {
  const isClarification = kind === 'aclaracion'
  const clarification = useOperation(
    readDeskClarification,
    { id },
    { enabled: isClarification, isKept: false },
  )
  const dispute = useOperation(readDeskDispute, { id }, { enabled: !isClarification, isKept: false })
  const { failure, isRefreshing, refresh } = isClarification ? clarification : dispute
  return {
    details: isClarification ? clarification.data : dispute.data,
    receipt: clarification.data?.recibo ?? null,
    /** Rules of the check that found the differences. Empty without differences, and for a dispute. */
    checkRules: isClarification ? knownRules(clarification.data?.revision) : [],
    failure,
    isRefreshing,
    refresh: () => void refresh(),
  }
}

export type RequestAnswer = ReturnType<typeof useRequest>
