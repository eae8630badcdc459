import { useEffect, useEffectEvent, useMemo } from 'react'
import { readKardex, type VacationLeft } from '#contract/time/kardex.ts'
import { canSeeKardex } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { countAskedSince, NO_DAYS, readAskedDays } from './asked-days.ts'

/**
 * Returns the person's vacation days from the kardex, first from the device. `pedidos` also has the days of requests
 * that wait on this device. Null while unknown, and on a host that does not compute the days.
 */
export function useVacation(isEnabled = true): VacationLeft | null {
  const { company, user } = useProfile()
  const enabled = isEnabled && canSeeKardex({ company, userId: user.Id_Usuario })
  const { data, at, refresh } = useOperation(readKardex, { Folio: user.Folio }, { enabled, isShown: false })
  const asked = useWork(readAskedDays, '', NO_DAYS) ?? NO_DAYS
  const lastDelivery = Math.max(0, ...asked.map(({ deliveredAt }) => deliveredAt ?? 0))
  const isBehind = at !== null && lastDelivery >= at
  const read = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isBehind) read()
  }, [isBehind, lastDelivery])
  const vacation = data?.vacaciones ?? null
  return useMemo(() => {
    const added = at === null ? 0 : countAskedSince(asked, at)
    return vacation === null || added === 0
      ? vacation
      : { ...vacation, pedidos: (vacation.pedidos ?? 0) + added }
  }, [vacation, asked, at])
}
