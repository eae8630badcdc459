import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { noteSynced, noteUnreached } from '#hooks/operations/sync-state.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { IDLE } from './kiosk-idle.ts'
import { idleTimes } from './kiosk-idle-kind.ts'
import { KioskShell } from './kiosk-shell.tsx'

function open(mustChangePassword: boolean, more: object | null = null) {
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
    ...more,
  }
  const viewer = { company: '00100', userId: 1, isNamed: () => false, leadsTeam: false }
  const visitor = { mustChangePassword, mustSetSecondStep: false, viewer, menu: null } as never
  const decision = { kind: 'show', route: route as never, params: {} } as const
  const shell = <KioskShell decision={decision} visitor={visitor} isBare={more === null} />
  renderHere(shell)
}

test('says on an offline form that input is kept', async () => {
  act(() => noteUnreached('offline'))
  open(false, { keepsTyped: true })
  expect(await screen.findByText('Sin internet. Lo que escribes se guarda aquí.')).toBeTruthy()
  act(() => noteSynced(1))
})

test('gives a required password change only the idle time of a screen, not the longer idle time of a form', () => {
  open(true)
  expect(idleTimes()).toEqual(IDLE.screen)
  cleanup()
  open(false)
  expect(idleTimes()).toEqual(IDLE.form)
})
