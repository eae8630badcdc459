import { EMPLOYEES } from '#domain/identity/can.ts'
import { transportTexts as texts } from '../../texts.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'

/**
 * Returns the caller's employee id, because a call is always about the caller's own fund.
 * @param http status of the refusal: 200 for legacy calls, 403 for endpoints
 * @throws WireFault for people of other companies
 */
export function memberOf(user: User, http: 200 | 403): number {
  if (user.company !== EMPLOYEES) throw new WireFault('ERROR', texts.forbidden, http)
  return employeeOf(user)
}
