import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserData } from '#contract/identity/login.ts'
import { keepOneTimePassword } from '#core/session/one-time-password.ts'
import { setSession } from '#core/session/session-state.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

const user = { Folio: '100103', Nickname: 'brenda', Correo: '', Nombre: 'BRENDA' } as UserData
const NEXT = 'Otro.Lugar.2027'

let asked: Record<string, unknown>[]
let answer: unknown

beforeEach(() => {
  asked = []
  answer = { status: 'ERROR', message: 'La contraseña actual no es correcta.' }
  setCurrentToken('token')
  keepOneTimePassword('roble-faro-71-nube')
  const profile = { user, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: true })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    asked.push((await request.json()) as Record<string, unknown>)
    return Response.json(answer)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const current = () => screen.queryByLabelText('Contraseña actual')

function send(next = NEXT): void {
  for (const label of ['Contraseña nueva', 'Repite la contraseña nueva'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: next } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
}

test('sends the one-time password just used, and asks for it after a rejection', async () => {
  render(<ChangePasswordForm user={user} isForced onDone={() => undefined} />)
  expect(current()).toBeNull()
  send()
  await screen.findByText('La contraseña actual no es correcta.')
  expect(asked).toMatchObject([{ password: 'roble-faro-71-nube', nuevo: NEXT }])
  expect(current()).not.toBeNull()
})

test('does not ask for the current password after a weak new one', async () => {
  answer = { status: 'DEBIL', message: 'Es muy común.' }
  render(<ChangePasswordForm user={user} isForced onDone={() => undefined} />)
  send('12345678')
  await screen.findAllByText('Es muy común.')
  expect(current()).toBeNull()
})

test('does not send a new password equal to the one-time password', () => {
  render(<ChangePasswordForm user={user} isForced onDone={() => undefined} />)
  send('roble-faro-71-nube')
  expect(asked).toEqual([])
})

test('asks for the current password in a voluntary change', () => {
  render(<ChangePasswordForm user={user} isForced={false} onDone={() => undefined} />)
  expect(current()).not.toBeNull()
})
