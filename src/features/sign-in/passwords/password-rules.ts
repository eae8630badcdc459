import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from '#domain/identity/password.ts'

export type RuleName = 'length' | 'notTooLong' | 'different' | 'notTheUser' | 'repeated'

export interface Rule {
  name: RuleName
  isMet: boolean
}

export interface NewPassword {
  next: string
  repeated: string
  /** '' in recovery, which does not ask for the current password. */
  current: string
  /** '' when unknown. */
  login: string
}

/** An empty password meets none of the rules (domain/identity/password.ts). */
export function passwordRules({ next, repeated, current, login }: NewPassword): Rule[] {
  const typed = next !== ''
  const problem = passwordProblem(next, current, login)
  const length = Array.from(next).length
  const rules: Rule[] = [{ name: 'length', isMet: length >= PASSWORD_MIN }]
  if (length > PASSWORD_MAX) rules.push({ name: 'notTooLong', isMet: false })
  if (current !== '') rules.push({ name: 'different', isMet: typed && next !== current })
  if (login !== '') {
    rules.push({ name: 'notTheUser', isMet: typed && problem !== 'is-the-user-name' && !isSame(next, login) })
  }
  rules.push({ name: 'repeated', isMet: typed && next === repeated })
  return rules
}

/** Returns 'weak' for the first field, 'not-repeated' for the second. */
export function passwordFault(rules: readonly Rule[]): 'weak' | 'not-repeated' | null {
  if (rules.some((rule) => !rule.isMet && rule.name !== 'repeated')) return 'weak'
  return rules.every((rule) => rule.isMet) ? null : 'not-repeated'
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
