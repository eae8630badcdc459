/**
 * Registration of the demo's employers begins with a municipality that does not exist, so that a paper says that it is
 * invented on whatever database and with whatever settings it is printed.
 */
export const INVENTED_REGISTRATION = 'Z00-'

export function isInventedEmployer(employerRegistration: string): boolean {
  return employerRegistration.startsWith(INVENTED_REGISTRATION)
}
