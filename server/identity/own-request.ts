import type { Tx } from '../db/connection.ts'
import { ownDataTexts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'
import { isControlledByRequester } from './account-control.ts'
import type { User } from './user.ts'

/**
 * Refuses a desk's action on the caller's own request, document or alert. Also refuses it for a requester who
 * issued the caller's password: that person could act with the caller's account.
 * @param own message for the caller's own request
 * @throws WireFault
 */
export async function refuseOwn(
  { tx, user }: { tx: Tx; user: User },
  employeeId: number,
  own: string,
): Promise<void> {
  if (employeeId === user.employeeId) throw new WireFault('ERROR', own)
  const parties = { askerEmployeeIds: [employeeId], deciderId: user.id }
  if (await isControlledByRequester(tx, parties)) throw new WireFault('ERROR', ownDataTexts.oneHand)
}
