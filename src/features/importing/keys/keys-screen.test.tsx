import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Screen } from './keys-screen.tsx'

const key = {
  id: 3,
  nombre: 'Reloj checador',
  clases: ['kardex'],
  termina: 'x7Qa',
  correo: 'nomina@example.com',
  creada: '2026-11-20T15:00:00.000Z',
  usada: '',
  revocada: '',
}

let revoked = ''
let answers: Record<string, unknown>

beforeEach(() => {
  revoked = ''
  answers = { avisa: true }
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (request.url.endsWith('/revocar')) {
      revoked = '2026-11-27T18:00:00.000Z'
      return Response.json({ status: 'OK' })
    }
    return Response.json({
      status: 'OK',
      data: [{ ...key, revocada: revoked }],
      puedes: ['nomina', 'personas', 'kardex'],
      ...answers,
    })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  renderHere(
    <main>
      <h1 tabIndex={-1}>Fuentes</h1>
      <Screen />
    </main>,
  )
}

test('shows that a key was revoked, and moves the focus to that text', async () => {
  open()
  const button = await screen.findByRole('button', { name: 'Revocar Reloj checador' })
  act(() => button.focus())
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revocar' }))
  const said = await screen.findByText(/^Revocada:/)
  await waitFor(() => expect(document.activeElement).toBe(said))
})

test('neither promises e-mails nor asks for an address on a server that sends none', async () => {
  answers = { avisa: false }
  open()
  expect(
    await screen.findByText('No avisa a nomina@example.com: este servidor no envía correos.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Agregar fuente' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/^Este servidor no envía correos/)).toBeTruthy()
  expect(within(dialog).queryByLabelText(/^Correo para avisar/)).toBeNull()
})

test('shows the address for e-mails when the server sends them or does not say', async () => {
  for (const told of [{ avisa: true }, {}]) {
    answers = told
    open()
    expect(await screen.findByText('Avisa a nomina@example.com')).toBeTruthy()
    cleanup()
  }
})

test('keeps what is typed about a source when Esc closes its dialog', async () => {
  open()
  await screen.findByRole('button', { name: 'Revocar Reloj checador' })
  fireEvent.click(screen.getByRole('button', { name: 'Agregar fuente' }))
  const name = async () =>
    within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(/^Nombre/)
  fireEvent.change(await name(), { target: { value: 'Nómina semanal' } })
  expect(hasUnstoredText()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Agregar fuente' }))
  expect((await name()).value).toBe('Nómina semanal')
})
