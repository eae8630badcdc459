import { setSession } from '#core/session/session-state.ts'

/** Opens a session without a sign-in. @param user the fields that the test needs */
export function openSessionHere(user: object, company = '00100'): void {
  const profile = { user, menu: null, company } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
}
