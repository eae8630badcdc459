import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/imports/data-import.examples.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { KindImport } from './data-screen.tsx'

type Body = Record<string, unknown>

let asked: [path: string, body: Body][]
let state: object
let failing: string | null

beforeEach(() => {
  asked = []
  failing = null
  const { actual } = examples.readDataImport.response
  const columna = { letra: 'A', titulo: 'FECHA', muestra: '03/04/2026', campo: 'fecha', dudosa: true }
  state = { ...actual, columnas: [columna] }
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = request.url.split('/').at(-1) ?? ''
    const body = (await request.json()) as Body
    if (path === 'filas') return Response.json({ status: 'OK', data: [], total: 0 })
    if (path === 'clases') return Response.json({ status: 'OK', data: [] })
    if (path === 'estado') return Response.json({ status: 'OK', origenes: [], actual: state })
    asked.push([path, body])
    if (failing !== null) return Response.json({ status: 'ERROR', message: failing })
    if (path === 'columnas') {
      const isMonthFirst = body.mesPrimero === true
      state = {
        ...state,
        fechas: isMonthFirst ? 'mes' : 'dia',
        columnas: [{ ...columna, muestra: isMonthFirst ? '04/03/2026' : '03/04/2026', dudosa: false }],
      }
    }
    if (path === 'ws-importar-datos.php') state = { ...state, id: 2, hoja: body.hoja ?? 1 }
    return Response.json({ status: 'OK', id: 2 })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  return renderHere(<KindImport kind="kardex" onOther={() => undefined} />).container
}

const order = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

test('asks whether day or month comes first when dates fit both, and sends the answer with the columns', async () => {
  open()
  const month = await order('mes/día/año')
  expect(screen.getByText('Las fechas se pueden leer de dos formas: elige el orden.')).toBeTruthy()
  expect(screen.getByText('Revisa 1')).toBeTruthy()
  expect([month.checked, (await order('día/mes/año')).checked]).toEqual([false, false])
  fireEvent.click(month)
  await screen.findByText('04/03/2026')
  expect(asked).toEqual([
    ['columnas', expect.objectContaining({ id: 1, columnas: ['fecha'], mesPrimero: true })],
  ])
  expect((await order('mes/día/año')).checked).toBe(true)
  expect(screen.queryByText(/^Las fechas se pueden leer/)).toBeNull()
  expect(screen.queryByText('Revisa 1')).toBeNull()
  fireEvent.click(await order('día/mes/año'))
  await screen.findByText('03/04/2026')
  expect(asked.at(-1)?.[1]).toMatchObject({ mesPrimero: false })
})

test('shows why an answer about the dates failed, and restores the previous answer', async () => {
  failing = 'La importación ya empezó.'
  open()
  fireEvent.click(await order('mes/día/año'))
  expect(await screen.findByText('La importación ya empezó.')).toBeTruthy()
  await waitFor(async () => expect((await order('mes/día/año')).checked).toBe(false))
  expect(screen.getByText(/^Las fechas se pueden leer/)).toBeTruthy()
})

test('restores the previous answer after one given offline, and shows a message', async () => {
  open()
  const month = await order('mes/día/año')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.click(month)
  expect(await screen.findByText(/^Sin internet|^El portal no responde/)).toBeTruthy()
  await waitFor(async () => expect((await order('mes/día/año')).checked).toBe(false))
})

test('asks nothing about dates when none fits both orders', async () => {
  state = { ...state, fechas: '' }
  open()
  expect(await screen.findByText('Kardex noviembre.csv')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('reads another sheet of the file that was uploaded on this screen, and shows it as selected', async () => {
  const before = state
  state = { ...before, estado: 'terminada' }
  const container = open()
  fireEvent.click(await screen.findByText('Importar otro archivo'))
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page has no file input')
  state = { ...before, hoja: 1 }
  fireEvent.change(input, { target: { files: [new File(['a,b\n1,2'], 'kardex.xlsx')] } })
  const select = await screen.findByLabelText<HTMLSelectElement>('Hoja')
  fireEvent.change(select, { target: { value: '0' } })
  await waitFor(() => expect(asked).toHaveLength(2))
  const [first, second] = asked.map(([, body]) => body)
  expect(second).toMatchObject({ clase: 'kardex', nombre: 'kardex.xlsx', hoja: 0, archivo: first?.archivo })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Hoja').value).toBe('0'))
})
