/** Limits of a new password in characters, not bytes; the server applies the same limits. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Response status for a password that is too easy; only the server has the word lists (P-03, P-12). */
export const WEAK_PASSWORD = 'DEBIL'

export type PasswordProblem = 'too-short' | 'too-long' | 'same-as-before' | 'is-the-user-name'

export function passwordProblem(next: string, previous: string, login: string): PasswordProblem | null {
  const length = Array.from(next).length
  if (length < PASSWORD_MIN) return 'too-short'
  if (length > PASSWORD_MAX) return 'too-long'
  if (next === previous) return 'same-as-before'
  if (login !== '' && next.toLowerCase() === login.toLowerCase()) return 'is-the-user-name'
  return null
}
