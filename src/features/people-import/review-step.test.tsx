import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/people-import.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import { ImportScreen } from './import-screen.tsx'

const column = (letra: string, titulo: string, campo: string) => ({
  letra,
  titulo,
  muestra: 'x',
  campo,
  dudosa: false,
})

let asked: string[]
let waits: object

beforeEach(() => {
  asked = []
  waits = {}
  const profile = { user: { Id_Usuario: 9, Folio: '100501' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = request.url.split('/').at(-1) ?? ''
    asked.push(path)
    if (path === 'filas') return Response.json({ status: 'OK', data: [], total: 0 })
    if (path !== 'estado') return Response.json({ status: 'OK' })
    const columnas = [column('A', 'NUM', 'numero'), column('B', 'NOMBRE', 'nombre'), column('C', 'CC', '')]
    const { actual } = examples.readPeopleImport.response
    return Response.json({
      status: 'OK',
      origenes: [],
      actual: { ...actual, estado: 'lista', porImportar: 3, columnas, ...waits },
    })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportScreen />
    </QueryClientProvider>,
  )
}

test('columns that are needed and that nobody has named are named; until then nothing is imported', async () => {
  open()
  const alert = await screen.findByText(/^Falta decir qué columna es/)
  expect(alert.textContent).toBe('Falta decir qué columna es: Nombre completo, o nombre y apellidos')
  fireEvent.change(screen.getByLabelText('Qué es la columna NUM'), { target: { value: '' } })
  expect(alert.textContent).toBe('Falta decir qué columna es: Número; Nombre completo, o nombre y apellidos')
  const save = screen.getByRole('button', { name: 'Importar 3 personas' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(save)
  // Incomplete columns are not sent, because the service would reject them.
  expect(asked.filter((path) => path === 'columnas' || path === 'empezar')).toEqual([])
  fireEvent.change(screen.getByLabelText('Qué es la columna NUM'), { target: { value: 'numero' } })
  fireEvent.change(screen.getByLabelText('Qué es la columna CC'), { target: { value: 'apellidos' } })
  expect(screen.queryByText(/^Falta decir qué columna es/)).toBeNull()
  await waitFor(() => expect(asked).toContain('columnas'))
})

test('why it waits is said for whoever is there already', async () => {
  waits = { motivo: 'Confirma las bajas en Importar personas.', motivoClave: 'leavers' }
  open()
  expect(await screen.findByText('Más del 5 % saldría: revisa las bajas, e importa aquí.')).toBeTruthy()
})

test('how many new people come without CURP or RFC is said with what it means, before the import and at its end', async () => {
  const lines = [
    '12 personas nuevas sin CURP: sus recibos de nómina esperan a que se agregue.',
    '1,162 personas nuevas sin RFC: sus recibos se reconocen por número y CURP.',
  ]
  open()
  for (const line of lines) expect(await screen.findByText(line)).toBeTruthy()
  cleanup()
  waits = { estado: 'terminada', fin: '2026-11-26T18:00:00.000Z' }
  open()
  for (const line of lines) expect(await screen.findByText(line)).toBeTruthy()
  cleanup()
  waits = { sinCurp: 0, sinRfc: undefined }
  open()
  await screen.findByRole('button', { name: 'Importar 3 personas' })
  for (const line of [/sin CURP:/, /sin RFC:/]) expect(screen.queryByText(line)).toBeNull()
})

test('a file of leavers alone says what it does, and their number is taken as it is read', async () => {
  const cuentas = { nueva: 0, cambia: 0, baja: 9300, regresa: 0, igual: 702, error: 0 }
  const columnas = [column('A', 'NUM', 'numero'), column('B', 'NOMBRE', 'nombreCompleto')]
  waits = { cuentas, columnas, porImportar: 9300, personas: 10_002, confirmarBajas: true }
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Dar de baja a 9,300 personas' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('Escribe 9,300 para confirmar')
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(dialog.getByRole('button', { name: 'Dar de baja a 9,300 personas' }))
  }
  for (const wrong of ['9,301', '93,00', '9.3', '', '9,300,']) {
    type(wrong)
    expect([wrong, dialog.queryByText('El número no es el de las bajas.') !== null]).toEqual([wrong, true])
  }
  expect(asked).not.toContain('empezar')
  type(' 9,300 ')
  await waitFor(() => expect(asked).toContain('empezar'))
})

test('one who leaves is one person; with others in the file it is imported', async () => {
  const cuentas = { nueva: 0, cambia: 0, baja: 1, regresa: 0, igual: 0, error: 0 }
  waits = { cuentas, porImportar: 1 }
  open()
  expect(await screen.findByRole('button', { name: 'Dar de baja a 1 persona' })).toBeTruthy()
  cleanup()
  waits = { cuentas: { ...cuentas, nueva: 1 }, porImportar: 2 }
  open()
  expect(await screen.findByRole('button', { name: 'Importar 2 personas' })).toBeTruthy()
})
