import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { es } from '../password-texts.es.ts'
import { Screen } from './one-time-password-screen.tsx'

const profile = { user: { Id_Usuario: 9, Folio: '100301' }, menu: null, company: '00100' } as never
const brenda = {
  status: 'OK',
  persona: 3,
  nombre: 'BRENDA YOLANDA SOLÍS CANTÚ',
  numero: '100103',
  usuario: 'brenda',
  puesto: 'AUXILIAR DE ALMACÉN',
  departamento: 'ALMACÉN',
  foto: '',
}
const issued = { status: 'OK', nombre: brenda.nombre, temporal: 'roble-faro-71-nube', vence: '' }

const removed = { status: 'OK', nombre: brenda.nombre, quitadas: 1 }

let asked: Record<string, unknown>[]
let found: unknown

beforeEach(() => {
  asked = []
  found = brenda
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as Record<string, unknown>
    asked.push(body)
    if (request.url.endsWith('/huellas/quitar-de')) return Response.json(removed)
    return Response.json(body.Opcion === 10 ? found : issued)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function find(): Promise<HTMLElement> {
  render(<Screen />)
  fireEvent.change(screen.getByLabelText('Número de empleado'), { target: { value: ' 100103 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar a la persona' }))
  return screen.findByRole('dialog', { name: '¡Advertencia!' })
}

test('shows name, number and department for confirmation, and creates the password only after it', async () => {
  const dialog = await find()
  for (const text of ['Brenda Yolanda Solís Cantú', 'Núm. 100103', 'Auxiliar de almacén', 'Almacén'])
    within(dialog).getByText(text)
  expect(asked).toMatchObject([{ Opcion: 10, empleado: '100103' }])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sí, crear contraseña' }))
  await screen.findByText('roble-faro-71-nube')
  expect(asked.slice(1)).toMatchObject([{ Opcion: 8, empleado: '100103', persona: 3 }])
})

test('creates no password after «No es» and keeps the typed number', async () => {
  const dialog = await find()
  fireEvent.click(within(dialog).getByText('No es esta persona'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Número de empleado').value).toBe(' 100103 ')
})

test('reports an unknown employee without asking for confirmation', async () => {
  found = { status: 'ERROR', message: 'No encontramos a esa persona.' }
  render(<Screen />)
  fireEvent.change(screen.getByLabelText('Número de empleado'), { target: { value: '999999' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar a la persona' }))
  await screen.findByText('No encontramos a esa persona.')
  expect(screen.queryByRole('dialog', { name: '¡Advertencia!' })).toBeNull()
})

test('removes the fingerprint or face of a lost phone, only after confirmation', async () => {
  render(<Screen />)
  fireEvent.change(screen.getByLabelText('Número de empleado'), { target: { value: '100103' } })
  fireEvent.click(screen.getByText(es.oneTime.lostPhone))
  const dialog = await screen.findByRole('dialog', { name: '¡Advertencia!' })
  within(dialog).getByText(es.oneTime.acts.passkeys.consequence)
  expect(asked).toMatchObject([{ Opcion: 10, empleado: '100103' }])
  fireEvent.click(within(dialog).getByRole('button', { name: es.oneTime.acts.passkeys.confirm }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.slice(1)).toMatchObject([{ empleado: '100103', persona: 3 }])
  expect(screen.queryByText(issued.temporal)).toBeNull()
})
