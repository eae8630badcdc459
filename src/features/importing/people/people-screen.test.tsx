import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/imports/people-import.examples.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Screen } from './people-screen.tsx'

const column = (letra: string, titulo: string, campo: string) => ({
  letra,
  titulo,
  muestra: 'x',
  campo,
  dudosa: false,
})

let asked: string[]
let sent: Record<string, unknown>[]
/** Replaces fields of the example's file. Null when there is no file. */
let waits: object | null
let isOnline: boolean

beforeEach(() => {
  asked = []
  sent = []
  waits = {}
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (!isOnline) throw new TypeError('Failed to fetch')
    const path = request.url.split('/').at(-1) ?? ''
    asked.push(path)
    if (path === 'filas') return Response.json({ status: 'OK', data: [], total: 0 })
    if (path !== 'estado') {
      sent.push((await request.json()) as Record<string, unknown>)
      return Response.json({ status: 'OK', id: 1 })
    }
    const columnas = [column('A', 'NUM', 'numero'), column('B', 'NOMBRE', 'nombre'), column('C', 'CC', '')]
    const { actual } = examples.readPeopleImport.response
    return Response.json({
      status: 'OK',
      origenes: [],
      actual: waits && { ...actual, estado: 'lista', porImportar: 3, columnas, ...waits },
    })
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open() {
  return renderHere(<Screen />).container
}

test('says that an import needs internet, keeps the chosen file, and uploads it once there is a network', async () => {
  waits = null
  const container = open()
  expect(await screen.findByLabelText(/^De dónde viene/)).toBeTruthy()
  isOnline = false
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText('Conéctate para importar')).toBeTruthy()
  const input = container.querySelector('input[type=file]')
  if (!input) throw new Error('the page has no file input')
  fireEvent.change(input, { target: { files: [new File(['a,b\n1,2'], 'lista.csv')] } })
  expect(await screen.findByText('lista.csv')).toBeTruthy()
  expect(screen.getByText('Sin internet. Conéctate e intenta otra vez.')).toBeTruthy()
  expect(sent).toEqual([])
  isOnline = true
  fireEvent(window, new Event('online'))
  fireEvent.click(screen.getByRole('button', { name: 'Subir archivo' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ nombre: 'lista.csv' })]))
})

test('names the needed columns before the upload, and offers a template with them', async () => {
  waits = null
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plantilla')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  open()
  expect(await screen.findByRole('heading', { name: 'Columnas que necesita tu archivo' })).toBeTruthy()
  expect(screen.getByText('Número de empleado y nombre, con apellidos')).toBeTruthy()
  expect(screen.getByText(/Sin CURP: fecha de nacimiento y sexo/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Descargar plantilla' }))
  await waitFor(() => expect(saved).toEqual(['plantilla-personas.xlsx']))
})

test('names the required columns that are not assigned, and imports nothing until they are', async () => {
  open()
  const alert = await screen.findByText(/^Falta elegir la columna de/)
  expect(alert.textContent).toBe('Falta elegir la columna de: Nombre completo, o nombre y apellidos')
  fireEvent.change(screen.getByLabelText('Qué es la columna NUM'), { target: { value: '' } })
  expect(alert.textContent).toBe('Falta elegir la columna de: Número; Nombre completo, o nombre y apellidos')
  const save = screen.getByRole('button', { name: 'Importar 3 personas' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(save)
  expect(asked.filter((path) => path === 'columnas' || path === 'empezar')).toEqual([])
  fireEvent.change(screen.getByLabelText('Qué es la columna NUM'), { target: { value: 'numero' } })
  fireEvent.change(screen.getByLabelText('Qué es la columna CC'), { target: { value: 'apellidos' } })
  expect(screen.queryByText(/^Falta elegir la columna de/)).toBeNull()
  await waitFor(() => expect(asked).toContain('columnas'))
})

test('replaces the server’s reason for waiting with one worded for this screen', async () => {
  waits = { motivo: 'Confirma las bajas en Importar personas.', motivoClave: 'leavers' }
  open()
  expect(
    await screen.findByText('Revisa las bajas e importa aquí: son más del 5 % o tienen un rol.'),
  ).toBeTruthy()
})

test('shows before and after the import how many new people lack a CURP or RFC', async () => {
  const lines = [
    '12 personas nuevas sin CURP: agrégala para que vean sus recibos de nómina.',
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

test('counts before the import the changes for which a program’s file waits', async () => {
  const lines = [
    '3 personas cambian de nombre, CURP, RFC, NSS o nacimiento: confirma que son las mismas.',
    '2 personas pasan a otro rol limitado por su planta o compañía.',
    'Vuelve a abrirse 1 cuenta que alguien cerró en el portal.',
  ]
  open()
  for (const line of lines) expect(await screen.findByText(line)).toBeTruthy()
  expect(screen.queryByText(/^En 7 días/)).toBeNull()
  cleanup()
  waits = { motivo: 'Suma 12 bajas.', motivoClave: 'week', bajasSemana: 12 }
  open()
  expect(await screen.findByText('En 7 días este origen suma 12 bajas.')).toBeTruthy()
  cleanup()
  waits = { cambianIdentidad: 0, cambianAlcance: undefined, cerradasAMano: 0 }
  open()
  await screen.findByRole('button', { name: 'Importar 3 personas' })
  for (const line of [/cambian de nombre/, /otro rol limitado/, /alguien cerró/])
    expect(screen.queryByText(line)).toBeNull()
})

test('labels a leavers-only import as removals, and requires typing their number to confirm', async () => {
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
    expect([wrong, dialog.queryByText('Ese no es el número de bajas.') !== null]).toEqual([wrong, true])
  }
  expect(asked).not.toContain('empezar')
  type(' 9,300 ')
  await waitFor(() => expect(asked).toContain('empezar'))
})

test('labels a single leaver in the singular, and a mixed file as an import', async () => {
  const cuentas = { nueva: 0, cambia: 0, baja: 1, regresa: 0, igual: 0, error: 0 }
  waits = { cuentas, porImportar: 1 }
  open()
  expect(await screen.findByRole('button', { name: 'Dar de baja a 1 persona' })).toBeTruthy()
  cleanup()
  waits = { cuentas: { ...cuentas, nueva: 1 }, porImportar: 2 }
  open()
  expect(await screen.findByRole('button', { name: 'Importar 2 personas' })).toBeTruthy()
})

test('keeps the answer about dates until the required columns are assigned, and sends both', async () => {
  waits = { fechas: 'duda' }
  open()
  fireEvent.click(await screen.findByRole('radio', { name: 'mes/día/año' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'mes/día/año' }).checked).toBe(true)
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Qué es la columna CC'), { target: { value: 'apellidos' } })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ columnas: ['numero', 'nombre', 'apellidos'], mesPrimero: true })
})

test('sends no answer about dates when the person gave none', async () => {
  waits = { fechas: 'mes' }
  open()
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'mes/día/año' })).checked).toBe(true)
  fireEvent.change(screen.getByLabelText('Qué es la columna CC'), { target: { value: 'apellidos' } })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('mesPrimero')
})

test('shows which sheet of a workbook was read', async () => {
  open()
  const select = await screen.findByLabelText<HTMLSelectElement>('Hoja')
  expect(select.selectedOptions[0]?.textContent).toBe('Personal')
})

test('names the existing department that a missing one resembles, and does not preselect it', async () => {
  waits = {
    faltan: [
      { departamento: 'Ensambles', planta: '', filas: 40, parecido: 'Ensamble' },
      { departamento: 'Fundición', planta: '', filas: 40 },
    ],
  }
  open()
  const alike = await screen.findByRole('checkbox', { name: /^Ensambles/ })
  expect(screen.getByText('Se parece a Ensamble, que ya existe. Si es ese, corrige tu archivo.')).toBeTruthy()
  expect((alike as HTMLInputElement).checked).toBe(false)
  const other = screen.getByRole('checkbox', { name: /^Fundición/ })
  expect((other as HTMLInputElement).checked).toBe(true)
})

test('speaks of one missing department in the singular', async () => {
  waits = { faltan: [{ departamento: 'Fundición', planta: '', filas: 40 }] }
  open()
  expect(await screen.findByText(/^Viene en el archivo, pero no en el portal. Elígelo/)).toBeTruthy()
})
