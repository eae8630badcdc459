import { useEffect } from 'react'
import { countUnratedClarifications, listClarifications } from '#contract/clarifications.ts'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { canAskAboutPay } from '#domain/can.ts'
import { requestForms } from '#domain/request-forms.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWork } from '#hooks/work/use-work.ts'

/** Input of the list; the same everywhere, so that it is asked for once. */
export const OWN = { perfil: 'usuario' } as const

export interface Unrated {
  /** Closed ones that wait for this person's rating. What they rated on this device counts as rated. */
  count: number
  /** The question is still on its way; what is known may be old. */
  isOpen: boolean
}

const NO_ROWS: Awaited<ReturnType<typeof readStatesUnder>> = []

/**
 * The block flag (spec 000 §4, CLAR-23, CLAR-24): from the device first, so that it also holds without a network. A
 * host without P-11 tells it with the list. What can't be asked blocks nobody.
 */
export function useUnratedClarifications(): Unrated {
  const { user, company } = useProfile()
  const enabled = canAskAboutPay({ company, userId: user.Id_Usuario })
  const count = useOperation(countUnratedClarifications, {}, { enabled, isShown: false })
  const kind = count.failure?.kind
  const isUnknown = kind !== undefined && kind !== 'offline' && kind !== 'expired'
  const list = useOperation(listClarifications, OWN, { enabled: enabled && isUnknown, isShown: false })
  // Ratings that were given here; null until it was looked up.
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
    // refresh is another function at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isTold])
  return {
    count: rows === null ? 0 : Math.max(0, known - done.length),
    isOpen: rows === null || count.isRefreshing || list.isRefreshing,
  }
}
