import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountPerson } from '#contract/people/people.ts'
import { setSession } from '#core/session/session-state.ts'
import { dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { PersonPane } from './person-pane.tsx'

const profile = { user: { Id_Usuario: 9, Folio: '900001' }, menu: null, company: '00100' } as never
const lucia: AccountPerson = {
  id: 2,
  numero: '200145',
  nombre: 'LUCIA TREVIÑO',
  usuario: 'luciat',
  puesto: 'OPERADORA DE PRENSA',
  abierta: true,
  roles: [],
  correo: '',
  tipo: 'empleado',
  compania: 'TALLERES DEL NORTE',
  departamento: 'PRENSAS',
  planta: 'Saltillo',
  turno: 2,
  descanso: '0',
  lider: '',
  ingreso: '2026-11-02',
  debeCambiar: false,
  alta: '02/11/2026 09:00:00',
  cierre: '',
  motivo: '',
  esPropia: false,
}

let person: AccountPerson
let removal: unknown
let asked: Record<string, unknown>[]

beforeEach(() => {
  person = lucia
  removal = { status: 'OK', nombre: 'LUCIA TREVIÑO' }
  asked = []
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (!/ws-(segundo-paso|login)\.php$/.test(request.url))
      return Response.json({ status: 'OK', persona: person })
    asked.push((await request.json()) as Record<string, unknown>)
    return Response.json(removal)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Snacks() {
  return useSnacks().map(({ id, text }) => (
    <button type="button" key={id} onClick={() => dismissSnack(id)}>
      {text}
    </button>
  ))
}

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonPane id={2} onIssued={() => undefined} onClose={null} />
      <Snacks />
    </QueryClientProvider>,
  )
}

async function removeSecondStep(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar su verificación en dos pasos' }))
  const sure = await screen.findByRole('dialog', { name: '¿Quitar su verificación en dos pasos?' })
  expect(asked).toEqual([])
  fireEvent.click(within(sure).getByRole('button', { name: 'Quitar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('removes another person’s second step after one confirmation', async () => {
  open()
  await removeSecondStep()
  expect(asked).toMatchObject([{ Opcion: 3, empleado: '200145' }])
  fireEvent.click(await screen.findByRole('button', { name: 'Listo, ya no tiene verificación en dos pasos' }))
})

test('names the person in the confirmation of a temporary password and in the request', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Contraseña temporal' }))
  const sure = await screen.findByRole('dialog', { name: '¿Dar contraseña temporal?' })
  for (const text of ['Lucia Treviño', 'Núm. 200145', 'Prensas']) within(sure).getByText(text)
  removal = { status: 'OK', nombre: lucia.nombre, temporal: 'roble-faro-71-nube', vence: '' }
  fireEvent.click(within(sure).getByRole('button', { name: 'Dar contraseña' }))
  await waitFor(() => expect(asked).toMatchObject([{ Opcion: 8, empleado: '200145', persona: 2 }]))
})

test('shows the server’s message, and no success, when the person has no second step', async () => {
  removal = { status: 'ERROR', message: 'Esa persona no tiene verificación en dos pasos.' }
  open()
  await removeSecondStep()
  fireEvent.click(
    await screen.findByRole('button', { name: 'Esa persona no tiene verificación en dos pasos.' }),
  )
  expect(screen.queryByText('Listo, ya no tiene verificación en dos pasos')).toBeNull()
})

test('does not offer to remove the user’s own second step, or the second step of a closed account', async () => {
  person = { ...lucia, esPropia: true }
  open()
  await screen.findByText('Es tu cuenta. Solo otro administrador puede cambiarla.')
  expect(screen.queryByRole('button', { name: 'Quitar su verificación en dos pasos' })).toBeNull()
  cleanup()
  person = { ...lucia, abierta: false, cierre: '20/11/2026 10:00:00', motivo: 'Baja' }
  open()
  await screen.findByRole('button', { name: 'Reabrir la cuenta' })
  expect(screen.queryByRole('button', { name: 'Quitar su verificación en dos pasos' })).toBeNull()
})
