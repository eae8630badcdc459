import { ownDataTexts as texts } from '../texts.ts'
import type { User } from '../identity/user.ts'
import { WireFault } from '../wire/wire-fault.ts'

/**
 * A number that names a person, from a body or a path, may only name the caller: leaders and human resources, too, see
 * others through calls of their own (decision 5). Nothing is read before, so nobody learns whether that person exists.
 * @param http of the refusal: 200 for legacy calls, 403 for endpoints
 * @throws WireFault
 */
export function requireOwnNumber(user: User, given: string, http: 200 | 403): void {
  if (user.number === '' || given.trim() !== user.number) throw new WireFault('ERROR', texts.notYours, http)
}

/** Refuses what is not of the asking person, for the wire's Id_Usuario; the employee number of the same person is taken as well. */
export function requireOwnId(user: User, given: string): void {
  if (given !== String(user.id)) requireOwnNumber(user, given, 403)
}

/** Access 'employee' and the provider's token both lead to a person with a record; whoever has none has no data. */
export function employeeOf(user: User): number {
  return user.employeeId ?? 0
}
