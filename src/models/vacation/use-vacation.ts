import { readKardex, type VacationLeft } from '#contract/time/kardex.ts'
import { canSeeKardex } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

/**
 * Returns the person's vacation days from the kardex, first from the device. Null while unknown, and on a host that
 * does not compute them.
 */
export function useVacation(isEnabled = true): VacationLeft | null {
  const { company, user } = useProfile()
  const enabled = isEnabled && canSeeKardex({ company, userId: user.Id_Usuario })
  const { data } = useOperation(readKardex, { Folio: user.Folio }, { enabled, isShown: false })
  return data?.vacaciones ?? null
}
