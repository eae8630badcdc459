/**
 * The registration number of demo employers begins with a municipality that does not exist, so that every
 * printed paper shows that it is invented.
 */
export const INVENTED_REGISTRATION = 'Z00-'

export function isInventedEmployer(employerRegistration: string): boolean {
  return employerRegistration.startsWith(INVENTED_REGISTRATION)
}
