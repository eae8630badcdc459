import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  listCheckRules,
  switchRuleOff,
  switchRuleOn,
  type WireOffPeriod,
} from '#contract/payslips/check-rules.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { RulesScreen } from './rules-screen.tsx'

const TODAY = '2026-11-30'
const none = { personas: 0, ciertas: 0, falsas: 0, apagada: [] }
let vacationOff: WireOffPeriod[]
let sent: { key: string; body: unknown }[]
let refusal: object | null
let isOffline: boolean

const answer = () => ({
  status: 'OK',
  hoy: TODAY,
  reglas: [
    { ...none, regla: 'net' },
    { regla: 'days', personas: 12, ciertas: 9, falsas: 3, apagada: [] },
    { regla: 'vacation', personas: 1, ciertas: 0, falsas: 1, apagada: vacationOff },
    { ...none, regla: 'aRuleOfANewerServer' },
  ],
})

beforeEach(() => {
  sent = []
  refusal = null
  isOffline = false
  vacationOff = [{ id: 3, desde: '2026-11-01', hasta: '', apago: 'MARICELA QUINTANILLA REYES' }]
  openSessionHere({ Id_Usuario: 9, Folio: '100301' })
  serviceHere(({ key, body }) => {
    if (isOffline) return null
    if (key === keyOf(listCheckRules)) return answer()
    sent.push({ key, body })
    return refusal ?? { status: 'OK', id: 4 }
  })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  renderHere(<RulesScreen />)
}

async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('.t-card') as HTMLElement)
}
const dialog = async () => within(await screen.findByRole('dialog'))
const type = (place: Awaited<ReturnType<typeof dialog>>, group: string, day: string) => {
  const boxes = within(place.getByRole('group', { name: group })).getAllByRole('textbox')
  for (const [at, value] of day.split('/').entries())
    fireEvent.change(boxes[at] as Element, { target: { value } })
}

test('lists each known rule with its sentence, its counts and its state', async () => {
  show()
  const days = await cardOf('Los días pagados')
  expect(days.getByText('Te pagan los días del periodo, menos los que faltaste.')).toBeTruthy()
  expect(days.getByText('La usaron 12 personas. Tuvo razón 9 veces, 3 no.')).toBeTruthy()
  expect(days.getByText('Encendida')).toBeTruthy()
  const net = await cardOf('La suma del recibo')
  expect(net.getByText('Nadie la usó para pedir una aclaración.')).toBeTruthy()
  const vacation = await cardOf('Vacaciones y prima')
  expect(vacation.getByText('La usó 1 persona. No tuvo razón 1 vez.')).toBeTruthy()
  expect(vacation.getByText('Apagada desde el 01/11/2026')).toBeTruthy()
  expect(vacation.getByText('La apagó Maricela Quintanilla Reyes.')).toBeTruthy()
  expect(vacation.queryByText('Encendida')).toBeNull()
  expect(screen.getAllByRole('heading')).toHaveLength(3)
})

test('says what is wrong with the days, and keeps them when the server refuses', async () => {
  show()
  fireEvent.click((await cardOf('Los días pagados')).getByRole('button', { name: 'Apagar' }))
  const open = await dialog()
  type(open, 'Último día de pago (opcional)', '29/11/2026')
  fireEvent.click(open.getByRole('button', { name: 'Apagar la regla' }))
  expect(open.getByText('Escribe el primer día o uno después.')).toBeTruthy()
  expect(sent).toEqual([])
  type(open, 'Último día de pago (opcional)', '31/12/2026')
  refusal = { status: 'ERROR', message: 'Esa regla ya está apagada en esos días.' }
  fireEvent.click(open.getByRole('button', { name: 'Apagar la regla' }))
  expect((await open.findByRole('alert')).textContent).toContain('Esa regla ya está apagada en esos días.')
  refusal = null
  fireEvent.click(open.getByRole('button', { name: 'Apagar la regla' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({
    key: keyOf(switchRuleOff),
    body: { regla: 'days', desde: TODAY, hasta: '2026-12-31' },
  })
})

test('switches a rule on from tomorrow, or for all payments', async () => {
  show()
  const tap = async () =>
    fireEvent.click((await cardOf('Vacaciones y prima')).getByRole('button', { name: 'Encender' }))
  await tap()
  let open = await dialog()
  expect(open.getByRole<HTMLInputElement>('radio', { name: 'Los de mañana en adelante' }).checked).toBe(true)
  // The rule may have checked payslips before payroll switched it off.
  expect(open.getByText('Los que se pagaron mientras estuvo apagada siguen sin revisar.')).toBeTruthy()
  fireEvent.click(open.getByRole('button', { name: 'Encender la regla' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]).toMatchObject({ key: keyOf(switchRuleOn), body: { id: 3, hasta: TODAY } })
  await tap()
  open = await dialog()
  fireEvent.click(open.getByRole('radio', { name: 'Todos' }))
  fireEvent.click(open.getByRole('button', { name: 'Encender la regla' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).not.toHaveProperty('hasta')
})

test('offers no end date for days that have not begun, and withdraws them', async () => {
  vacationOff = [{ id: 5, desde: '2026-12-01', hasta: '2026-12-31', apago: '' }]
  show()
  const card = await cardOf('Vacaciones y prima')
  expect(card.getByText('Encendida')).toBeTruthy()
  expect(card.getByText('Apagada del 01/12/2026 al 31/12/2026')).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Encender' }))
  const open = await dialog()
  expect(open.queryByRole('radio')).toBeNull()
  fireEvent.click(open.getByRole('button', { name: 'Encender la regla' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).not.toHaveProperty('hasta')
})

test('shows the stored list offline, and refuses a change', async () => {
  const stored = new Map<string, unknown>([['answer|P-252|{}', { value: answer(), at: 1 }]])
  const store: Partial<PersonStore> = {
    readValue: async (name) => stored.get(name),
    peekValue: () => undefined,
    close: () => undefined,
  }
  setOpenStore(store as PersonStore)
  isOffline = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  fireEvent.click((await cardOf('Los días pagados')).getByRole('button', { name: 'Apagar' }))
  const open = await dialog()
  fireEvent.click(open.getByRole('button', { name: 'Apagar la regla' }))
  expect((await open.findByRole('alert')).textContent).toContain('Sin internet.')
  expect(sent).toEqual([])
})
