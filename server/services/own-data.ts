import { ownDataTexts as texts } from '../texts.ts'
import type { User } from '../identity/user.ts'
import { WireFault } from '../wire/wire-fault.ts'

/**
 * Rejects an employee number other than the caller's. Runs before any query, so the refusal does not reveal
 * whether the person exists.
 * @param http status of the refusal: 200 for legacy calls, 403 for endpoints
 * @throws WireFault for another number
 */
export function requireOwnNumber(user: User, number: string, http: 200 | 403): void {
  if (user.number === '' || number.trim() !== user.number) throw new WireFault('ERROR', texts.notYours, http)
}

/**
 * Rejects an Id_Usuario other than the caller's; also accepts the caller's employee number.
 * @throws WireFault for another id
 */
export function requireOwnId(user: User, id: string): void {
  if (id !== String(user.id)) requireOwnNumber(user, id, 403)
}

/** Returns the caller's employee id. Access 'employee' guarantees an id; the fallback 0 matches no data. */
export function employeeOf(user: User): number {
  return user.employeeId ?? 0
}
