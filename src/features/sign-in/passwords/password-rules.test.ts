import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_MAX, passwordProblem } from '#domain/identity/password.ts'
import { type NewPassword, passwordFault, passwordRules } from './password-rules.ts'

const right: NewPassword = {
  next: 'Otro.Lugar.2027',
  repeated: 'Otro.Lugar.2027',
  current: 'Portal.2026',
  login: '100101',
}

function unmet(change: Partial<NewPassword>) {
  return passwordRules({ ...right, ...change })
    .filter((rule) => !rule.isMet)
    .map((rule) => rule.name)
}

describe('passwordRules', () => {
  it('marks every rule as met for a valid password', () => {
    expect(unmet({})).toEqual([])
  })

  it.each([
    ['nothing typed', { next: '', repeated: '' }, ['length', 'different', 'notTheUser', 'repeated']],
    ['too short', { next: 'Corta.1', repeated: 'Corta.1' }, ['length']],
    ['the same as before', { next: 'Portal.2026', repeated: 'Portal.2026' }, ['different']],
    ['the user name in another case', { login: 'OTRO.lugar.2027' }, ['notTheUser']],
    ['repeated differently', { repeated: 'Otro.Lugar.2028' }, ['repeated']],
  ])('names the unmet rules: %s', (_, change, names) => {
    expect(unmet(change)).toEqual(names)
  })

  it('mentions the maximum length only when it is exceeded', () => {
    expect(passwordRules(right).map((rule) => rule.name)).not.toContain('notTooLong')
    const long = 'a'.repeat(PASSWORD_MAX + 1)
    expect(unmet({ next: long, repeated: long })).toEqual(['notTooLong'])
  })

  it('omits the rules that cannot be checked in recovery', () => {
    const names = passwordRules({ ...right, current: '', login: '' }).map((rule) => rule.name)
    expect(names).toEqual(['length', 'repeated'])
  })

  it('agrees with the server’s password rule', () => {
    const word = fc.oneof(fc.string({ maxLength: 140 }), fc.constantFrom('100101', 'Portal.2026', 'abcdefgh'))
    fc.assert(
      fc.property(word, word, word, (next, current, login) => {
        const fault = passwordFault(passwordRules({ next, repeated: next, current, login }))
        expect(fault === null).toBe(passwordProblem(next, current, login) === null)
      }),
    )
  })
})

describe('passwordFault', () => {
  it('returns the first field with an error', () => {
    expect(passwordFault(passwordRules(right))).toBeNull()
    expect(passwordFault(passwordRules({ ...right, repeated: '' }))).toBe('not-repeated')
    expect(passwordFault(passwordRules({ ...right, next: 'x', repeated: '' }))).toBe('weak')
  })
})
