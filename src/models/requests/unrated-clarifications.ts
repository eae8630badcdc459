import { useEffect } from 'react'
import { countUnratedClarifications, listClarifications } from '#contract/requests/clarifications.ts'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { canAskAboutPay } from '#domain/identity/can.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWork } from '#hooks/work/use-work.ts'

export const OWN_CLARIFICATIONS = { perfil: 'usuario' } as const

export interface Unrated {
  count: number
  isRead: boolean
  /** True while the number may still change, because a read or a request runs. */
  isOpen: boolean
  /**
   * True when data are known and the last request did not fail. When `isOpen` is false, the data are the
   * server's response in this visit; only then may a dialog open automatically.
   */
  isFresh: boolean
}

const NO_ROWS: Awaited<ReturnType<typeof readStatesUnder>> = []

/**
 * Returns the number of unrated clarifications, which block a new clarification, also offline (spec 000 §4,
 * CLAR-23, CLAR-24). A host without P-11 sends the number with the list. An unknown number does not block.
 */
export function useUnratedClarifications(): Unrated {
  const { user, company } = useProfile()
  const enabled = canAskAboutPay({ company, userId: user.Id_Usuario })
  const count = useOperation(countUnratedClarifications, {}, { enabled, isShown: false })
  const kind = count.failure?.kind
  const isUnknown = kind !== undefined && kind !== 'offline' && kind !== 'expired'
  const list = useOperation(listClarifications, OWN_CLARIFICATIONS, {
    enabled: enabled && isUnknown,
    isShown: false,
  })
  // null until the ratings stored on this device are read.
  const rows = useWork(readStatesUnder, requestForms.clarificationRating, NO_ROWS)
  const isListNewer = (list.at ?? 0) > (count.at ?? 0)
  const at = Math.max(list.at ?? 0, count.at ?? 0)
  const known = (isListNewer ? list.data : count.data)?.numNoEvaluados ?? 0
  const done = (rows ?? []).filter(
    ({ state, at: since }) => state === 'queued' || (state === 'synced' && since >= at),
  )
  const isTold = done.some(({ state }) => state === 'synced')
  const { refresh } = count
  useEffect(() => {
    if (isTold) void refresh()
    // refresh is a new function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isTold])
  return {
    count: rows === null ? 0 : Math.max(0, known - done.length),
    isRead: rows !== null,
    isOpen: rows === null || count.isRefreshing || list.isRefreshing,
    isFresh: [count, list].some(({ data, failure }) => data !== null && failure === null),
  }
}
