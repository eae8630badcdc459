import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { nameOfMonth } from '../days/calendar.ts'
import { es } from '../texts.es.ts'
import { YearView } from './year-view.tsx'

const today = companyDate(Date.now())
const dates = [today, addDays(today, -40), addDays(today, -40), addDays(today, -800)]

/** Opcion numbers of the kardex service that fail. */
let away: readonly number[] = []

beforeEach(() => {
  away = []
  openSessionHere({ Id_Usuario: 1, Folio: '100101' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    if (away.includes(Opcion)) throw new TypeError('Failed to fetch')
    if (Opcion === 7) {
      const data = dates.map((fechaInconformidad) => ({ fechaInconformidad, estatus: 3 }))
      return Response.json({ status: 'OK', data })
    }
    return Response.json(
      Opcion === 1 ? { status: 'OK', data: [{ Fecha: today }] } : { status: 'VACIO', data: [] },
    )
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(total = '4 registros en 12 meses') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <>
        <YearView />
      </>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: total })
}

test('lists the year’s days with their kinds in a table, for all kinds or for one', async () => {
  await open()
  const table = () => screen.getByRole('table', { name: 'Calendario' })
  expect(
    within(table())
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual([formatDate(today), formatDate(addDays(today, -40))])
  expect(within(table()).getAllByRole('cell')[0]?.textContent).toBe('Permiso, Tarjeta')
  expect(screen.getByText('4 más que el año anterior')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Tipo de registro'), { target: { value: 'permit' } })
  expect(screen.getByRole('heading').textContent).toBe('Permisos')
  expect(
    within(table())
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Permiso'])
})

test('opens a month large, with the numbers of its days and a list of those with a record', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: `${nameOfMonth(today.slice(0, 7), es)}: 2 registros` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('1')).toBeTruthy()
  expect(
    dialog
      .getAllByRole('listitem')
      .some(({ textContent }) => textContent?.includes(`${formatDate(today)}: `)),
  ).toBe(true)
})

test('lists twelve months that add up to the total in the bars’ table', async () => {
  await open()
  act(() => screen.getByRole('radio', { name: 'Por mes' }).click())
  const table = screen.getByRole('table', { name: 'Por mes' })
  const counts = within(table)
    .getAllByRole('cell')
    .map((cell) => Number(cell.textContent))
  expect(counts).toHaveLength(12)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
  expect(screen.queryByRole('table', { name: 'Calendario' })).toBeNull()
})

test('shows neither counts nor a comparison when no kind was fetched', async () => {
  away = [1, 2, 3, 4, 5, 7]
  await open('Tu kardex todavía no está aquí')
  expect(screen.queryByText(/registros? en|marcado/)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  const [all, vacation] = screen
    .getAllByRole('option')
    .filter(({ textContent }) => /^(Todo|Vac)/.test(textContent ?? ''))
  expect(all?.textContent).toBe('Todo')
  expect(vacation?.textContent).toBe('Vacaciones')
})

test('shows the total as a minimum and without a comparison when one kind is missing', async () => {
  away = [2]
  await open('Al menos 4 registros en 12 meses')
  expect(screen.queryByText(/que el año anterior/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Tipo de registro'), { target: { value: 'vacation' } })
  expect(screen.getByRole('heading').textContent).toBe('Tu kardex todavía no está aquí')
})
