import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { setSession } from '#core/session/session-state.ts'
import { SessionWarning } from './session-warning.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(secondsAfterRenewal: number): void {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 'OK', token: 'next', tokenLife: secondsAfterRenewal }),
  )
  const profile = { user: { Id_Usuario: 1, Folio: '100101' }, menu: null, company: '00100' } as never
  setCurrentToken('former')
  const expiresAt = Date.now() + 100_000
  setSession({ phase: 'open', profile, hasToken: true, expiresAt, mustChangePassword: false })
  render(<SessionWarning leftMs={100_000} />)
}

test('does not ask to sign in again while the session can be renewed', async () => {
  open(1800)
  const button = screen.getByText('No cerrar sesión')
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByText('No cerrar sesión')).toBeTruthy())
  expect(screen.queryByText('Es hora de entrar otra vez.')).toBeNull()
})

test('asks to sign in again when the session cannot be renewed, and closes on "Entendido"', async () => {
  open(90)
  fireEvent.click(screen.getByText('No cerrar sesión'))
  expect(await screen.findByText('Es hora de entrar otra vez.')).toBeTruthy()
  expect(screen.getAllByText(/Lo que escribiste se queda guardado/).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByText('Entendido'))
  await waitFor(() => expect(screen.queryByText('Es hora de entrar otra vez.')).toBeNull())
})
