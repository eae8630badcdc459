/** What a new password must be; the server checks the same. Length counts characters, not bytes. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Status of an answer that says why the new password is too easy: only the server has the lists (P-03, P-12). */
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
