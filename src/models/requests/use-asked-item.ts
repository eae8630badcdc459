import { useEffect, useEffectEvent } from 'react'
import { type ApprovalItem, listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { readKardex } from '#contract/time/kardex.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { NEWEST } from './request-answers.ts'

/** Accepted difference in ms between the clocks of the device and the server. */
const CLOCKS_MS = 60_000

/**
 * Returns the server's record of a request that was just sent. null until the list contains the request, and
 * on a host without the list.
 * @param since server time (ms) of the confirmation; earlier requests are ignored
 */
export function useAskedItem(
  isSent: boolean,
  since: number,
  isSame: (details: ApprovalItem['detalle']) => boolean,
): ApprovalItem | null {
  const { data } = useOperation(listAsked, NEWEST, { enabled: isSent, isShown: false })
  // The kardex counts requested vacation days.
  const refetch = useRefetch([listAsked, readIncidents, readKardex])
  const read = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isSent) read()
  }, [isSent])
  const isNew = ({ solicitado }: ApprovalItem) => Date.parse(solicitado) >= since - CLOCKS_MS
  return (isSent && data?.data.find((item) => isNew(item) && isSame(item.detalle))) || null
}
