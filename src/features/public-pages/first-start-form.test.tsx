import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FirstStartForm } from './first-start-form.tsx'

const EASY = 'Esta contraseña es muy común. Elige otra.'
let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>)
    return Response.json({ status: 'DEBIL', message: EASY })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

function fill(password: string): void {
  type('Código de un solo uso', 'ABCD')
  type('Número para entrar', '1001')
  type('Nombre', 'Rosa')
  type('Apellido paterno', 'Ibarra')
  type('Contraseña', password)
  type('Repite la contraseña', password)
  fireEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }))
}

test('refuses a short password at its field, without asking the server', () => {
  render(<FirstStartForm asksCompany={false} onMade={() => undefined} />)
  fill('corta')
  expect(screen.getByLabelText('Contraseña').getAttribute('aria-invalid')).toBe('true')
  expect(errorOf('Contraseña')).toContain('Usa al menos 8 letras o números.')
  expect(sent).toEqual([])
})

test('shows the server’s refusal of an easy password at its field until another password is typed', async () => {
  render(<FirstStartForm asksCompany={false} onMade={() => undefined} />)
  fill('12345678')
  expect((await screen.findByRole('alert')).textContent).toContain(EASY)
  expect(errorOf('Contraseña')).toContain(EASY)
  type('Contraseña', 'girasol de noviembre')
  expect(errorOf('Contraseña')).not.toContain(EASY)
})
