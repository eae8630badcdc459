import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { IDLE } from './kiosk-idle.ts'
import { idleTimes } from './kiosk-idle-kind.ts'
import { KioskShell } from './kiosk-shell.tsx'

function open(mustChangePassword: boolean) {
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('no example')
  const profile = { user, menu: null, company: '00100' }
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword })
  const load = lazyPart(async () => ({ Screen: () => <p>CambioPass</p> }))
  const route = {
    path: paths.changePassword,
    title: () => 'x',
    access: 'session',
    section: null,
    idle: 'form',
    load,
  }
  const visitor = { mustChangePassword, mustSetSecondStep: false } as never
  const decision = { kind: 'show', route: route as never, params: {} } as const
  render(<KioskShell decision={decision} visitor={visitor} isBare />)
}

test('gives a required password change only the idle time of a screen, not the longer one of a form', () => {
  open(true)
  expect(idleTimes()).toEqual(IDLE.screen)
  cleanup()
  open(false)
  expect(idleTimes()).toEqual(IDLE.form)
})
