/**
 * Prefix of the registration number of demo employers. No municipality has this code, so every printed
 * document is recognizable as a demo.
 */
export const INVENTED_REGISTRATION = 'Z00-'

export function isInventedEmployer(employerRegistration: string): boolean {
  return employerRegistration.startsWith(INVENTED_REGISTRATION)
}
