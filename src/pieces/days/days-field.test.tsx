import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { listVacations } from '#contract/time/kardex.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { useKnownDays } from '#models/days/use-known-days.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { DaysField } from './days-field.tsx'
import type { PickedDays, PickMode } from './pick-days.ts'

let picked: PickedDays

beforeEach(() => {
  // Only the clock is fake, because queries need their timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T18:00:00Z') })
  setCurrentToken('t')
  openSessionHere({ Id_Usuario: 1, Folio: 'F1' })
  serviceHere(() => null)
})
afterEach(() => {
  cleanup()
  setCurrentToken(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Field({ mode, start, error }: { mode: PickMode; start: PickedDays; error: string | null }) {
  const [days, setDays] = useState(start)
  return (
    <DaysField
      id="days"
      mode={mode}
      label="¿Qué día?"
      names={{ from: 'Inicio', to: 'Fin' }}
      picked={days}
      error={error === null ? null : { text: error, at: 'to' }}
      known={useKnownDays()}
      countsWorkdays={mode === 'range'}
      onChange={(next) => {
        picked = next
        setDays(next)
      }}
    />
  )
}

function open(mode: PickMode, start: PickedDays = { from: '', to: '' }, error: string | null = null): void {
  picked = start
  renderHere(<Field mode={mode} start={start} error={error} />, withoutRetries())
}

const grid = () => screen.getByRole('grid')
const day = (name: string | RegExp) => within(grid()).getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(day(name))
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more })
const chosen = () =>
  [...grid().querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent)
const focused = () => document.activeElement?.getAttribute('data-day')

test('chooses one day with one tap, and a second tap extends it', () => {
  open('range')
  expect(screen.getByRole('grid', { name: 'Diciembre de 2026' })).toBeTruthy()
  tap(/^lunes 14 de diciembre/)
  expect(picked).toEqual({ from: '2026-12-14', to: '2026-12-14' })
  expect(screen.getByText('Elegiste el lunes 14 de diciembre. Si son más días, toca el último.')).toBeTruthy()
  tap(/^martes 15 de diciembre/)
  expect(picked).toEqual({ from: '2026-12-14', to: '2026-12-15' })
  expect(
    screen.getByText('Elegiste del lunes 14 de diciembre al martes 15 de diciembre: 2 días.'),
  ).toBeTruthy()
  expect(chosen()).toEqual(['14', '15'])
})

test('asks for the day of rest first and for the day of work next', () => {
  open('pair')
  expect(screen.getByText('Toca el día que descansas.')).toBeTruthy()
  tap(/^lunes 14/)
  expect(screen.getByText('Descansas el lunes 14 de diciembre. Ahora toca el día que trabajas.')).toBeTruthy()
  tap(/^sábado 12/)
  expect(picked).toEqual({ from: '2026-12-14', to: '2026-12-12' })
  expect(day('lunes 14 de diciembre, descansas')).toBeTruthy()
  expect(day('sábado 12 de diciembre, trabajas')).toBeTruthy()
})

test('lets nobody choose a day that has passed', () => {
  open('one')
  tap('miércoles 9 de diciembre, no se puede elegir')
  expect(picked.from).toBe('')
  tap('jueves 10 de diciembre, hoy')
  expect(picked.from).toBe('2026-12-10')
})

test('moves by day, week, month and year with the keys, and reaches one day with Tab', () => {
  open('one')
  const inTabOrder = () =>
    within(grid())
      .getAllByRole('button')
      .filter((each) => each.tabIndex === 0)
  expect(inTabOrder().map((each) => each.dataset.day)).toEqual(['2026-12-10'])
  day(/^jueves 10/).focus()
  press('ArrowRight')
  expect(focused()).toBe('2026-12-11')
  press('ArrowDown')
  expect(focused()).toBe('2026-12-18')
  press('Home')
  expect(focused()).toBe('2026-12-14')
  press('End')
  expect(focused()).toBe('2026-12-20')
  press('PageDown')
  expect(focused()).toBe('2027-01-20')
  expect(screen.getByRole('grid', { name: 'Enero de 2027' })).toBeTruthy()
  press('ArrowLeft')
  press('ArrowUp')
  expect(focused()).toBe('2027-01-12')
  press('PageUp', { shiftKey: true })
  // No day before today can be chosen.
  expect(focused()).toBe('2026-12-10')
  expect(inTabOrder()).toHaveLength(1)
  expect(document.activeElement?.id).toBe('days')
})

test('turns the month with buttons, and not beyond the days that can be chosen', () => {
  open('one')
  const back = screen.getByRole('button', { name: 'Mes anterior: Noviembre de 2026' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(back)
  expect(screen.getByRole('grid', { name: 'Diciembre de 2026' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mes siguiente: Enero de 2027' }))
  expect(screen.getByRole('grid', { name: 'Enero de 2027' })).toBeTruthy()
})

test('shows the next month first on the last two days of a month, which can still be chosen', () => {
  vi.setSystemTime(new Date('2026-11-28T18:00:00Z'))
  open('one')
  expect(screen.getByRole('grid', { name: 'Noviembre de 2026' })).toBeTruthy()
  cleanup()
  vi.setSystemTime(new Date('2026-11-29T18:00:00Z'))
  open('one')
  expect(screen.getByRole('grid', { name: 'Diciembre de 2026' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mes anterior: Noviembre de 2026' }))
  tap(/^lunes 30 de noviembre/)
  expect(picked.from).toBe('2026-11-30')
})

test('marks holidays, requests and the labour record, in words too', async () => {
  serviceHere(({ key }) => {
    if (key === keyOf(listVacations)) return { status: 'OK', data: [{ Fecha: '2026-12-28' }] }
    if (key !== keyOf(readIncidents)) return null
    const row = { descIncidencia: 'Trabajo en casa', estatusDesc: 'Pendiente', idIncidencia: 1 }
    return {
      status: 'Ok',
      incidencias: [{ ...row, fechaInIncidencia: '2026-12-14', fechaFiIncidencia: '2026-12-14' }],
    }
  })
  open('range')
  expect(
    (await within(grid()).findByRole('button', { name: 'viernes 25 de diciembre, Festivo: Navidad' }))
      .textContent,
  ).toBe('25★')
  expect(
    (await within(grid()).findByRole('button', { name: 'lunes 14 de diciembre, Ya lo pediste' })).textContent,
  ).toBe('14E')
  expect(
    (await within(grid()).findByRole('button', { name: 'lunes 28 de diciembre, Vacaciones' })).textContent,
  ).toBe('28V')
  const legend = within(screen.getByRole('list', { name: 'Qué significan las marcas' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EYa lo pediste',
    'VVacaciones',
    '★25 · Navidad',
  ])
})

test('marks weekly rest days, and counts neither them nor holidays', async () => {
  serviceHere(({ key }) =>
    key === keyOf(readIncidents) ? { status: 'Ok', incidencias: [], descansoSemanal: '06' } : null,
  )
  open('range')
  const saturday = await within(grid()).findByRole('button', { name: 'sábado 26 de diciembre, Descansas' })
  expect(saturday.textContent).toBe('26D')
  expect(day('domingo 13 de diciembre, Descansas').textContent).toBe('13D')
  fireEvent.click(saturday)
  expect(screen.getByText('Elegiste el sábado 26 de diciembre: ese día no trabajas.')).toBeTruthy()
  await within(grid()).findByRole('button', { name: 'viernes 25 de diciembre, Festivo: Navidad' })
  tap(/^jueves 24/)
  tap(/^martes 29/)
  const text = 'Elegiste del jueves 24 de diciembre al martes 29 de diciembre: 3 días de trabajo.'
  expect(screen.getByText(text)).toBeTruthy()
  const legend = within(screen.getByRole('list', { name: 'Qué significan las marcas' }))
  expect(legend.getByText('Descansas')).toBeTruthy()
})

test('accepts typed dates; the last day equals the first one until the person types it', () => {
  open('range', { from: '', to: '' }, 'Campo obligatorio.')
  expect(screen.getByRole('group', { name: '¿Qué día?' }).textContent).toContain('Campo obligatorio.')
  fireEvent.click(screen.getByRole('button', { name: 'Escribir la fecha' }))
  expect(screen.queryByRole('grid')).toBeNull()
  const box = (legend: string) => within(screen.getByRole('group', { name: legend })).getByLabelText('Día')
  const type = (legend: string, value: string) => fireEvent.change(box(legend), { target: { value } })
  expect(screen.getByRole('group', { name: 'Fin' }).textContent).toContain('Campo obligatorio.')
  type('Inicio', '2026-12-14')
  expect(picked).toEqual({ from: '2026-12-14', to: '2026-12-14' })
  type('Inicio', '2026-12-16')
  expect(picked.to).toBe('2026-12-16')
  type('Fin', '2026-12-17')
  type('Inicio', '2026-12-15')
  expect(picked).toEqual({ from: '2026-12-15', to: '2026-12-17' })
  fireEvent.click(screen.getByRole('button', { name: 'Usar el calendario' }))
  expect(chosen()).toEqual(['15', '16', '17'])
})

test('shows an impossible date in the fields for typed dates', () => {
  open('range', { from: '2026-02-30', to: '' })
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByRole('group', { name: 'Inicio' })).toBeTruthy()
})
