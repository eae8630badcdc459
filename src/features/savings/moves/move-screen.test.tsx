import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings/savings.examples.ts'
import { readSavings } from '#contract/savings/savings.ts'
import { examples as rates } from '#contract/savings/savings-moves.examples.ts'
import { listPendingMovements, readLoanVariables, requestLoan } from '#contract/savings/savings-moves.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { type Asked, keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { moveScreen } from './move-screen.tsx'

const Cancel = moveScreen('cancelar/:movimiento')
const user = { ...examples.readSavings.response.data, c294: 1 }
const nothing = { status: 'OK', caja: [], fechaNomina: '2026-11-30' }
const SAVINGS = keyOf(readSavings).replace('{userid}', '9')
const MOVEMENTS = keyOf(listPendingMovements)
const RATES = keyOf(readLoanVariables)
const LOANS = keyOf(requestLoan)
const never = () => new Promise<never>(() => undefined)

let work: WorkStore
let client: QueryClient
let answers: Record<string, () => Response | Promise<Response>>
let calls: Asked[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T18:00:00Z') })
  openSessionHere({ Id_Usuario: 9, Folio: '100101' })
  work = await openWorkHere()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  answers = {
    [MOVEMENTS]: () => Response.json(nothing),
    [RATES]: () => Response.json(rates.readLoanVariables.response),
  }
  has(user)
  calls = serviceHere(({ key }) => answers[key]?.() ?? null)
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.location.hash = ''
})

function has(data: object): void {
  answers = { ...answers, [SAVINGS]: () => Response.json({ status: 'OK', data }) }
}

function show(Screen = Cancel): void {
  renderHere(<Screen params={{ movimiento: '1031' }} />, client)
}

const gone = () => screen.queryByText('Ese movimiento ya no está en proceso.')
async function seesAccount(): Promise<void> {
  await waitFor(() => expect(client.getQueriesData({ queryKey: [readSavings.id] })[0]?.[1]).toBeTruthy())
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

test('says that a movement is gone only after a fresh response from the service', async () => {
  answers[MOVEMENTS] = never
  show()
  await seesAccount()
  expect(gone()).toBeNull()
  cleanup()
  client.clear()
  delete answers[MOVEMENTS]
  show()
  expect(await screen.findByRole('button', { name: 'Intentar otra vez' })).toBeTruthy()
  await seesAccount()
  expect(gone()).toBeNull()
  cleanup()
  client.clear()
  client.setQueryData([listPendingMovements.id, {}], { value: nothing, at: 1 }, { updatedAt: 0 })
  let answer = () => undefined as void
  answers[MOVEMENTS] = () => new Promise((resolve) => (answer = () => resolve(Response.json(nothing))))
  show()
  await seesAccount()
  expect(gone()).toBeNull()
  answer()
  await waitFor(() => expect(gone()).not.toBeNull())
})

test('does not promise to keep the typed amount on a full device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  has({ ...user, c294: 0 })
  const Withdraw = moveScreen('retirar')
  show(Withdraw)
  const stays = 'Necesitas internet para pedirlo. Lo que escribes se queda aquí.'
  expect(await screen.findByText(stays)).toBeTruthy()
  vi.spyOn(work, 'seal').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  fireEvent.change(screen.getByLabelText('¿Cuánto quieres retirar?'), { target: { value: '500' } })
  expect(
    await screen.findByText('Este dispositivo no tiene espacio: lo que escribes no se guarda.'),
  ).toBeTruthy()
  expect(screen.queryByText(/se queda aquí/)).toBeNull()
})

/** Starts with all conditions of BR-02 unmet. Each row meets one more condition. */
const asked: [change: object, words: string | null][] = [
  [
    {
      incapacidad: 1,
      existe: 0,
      antiguedad: 2,
      c295: 1,
      enRetiro: 1,
      restante: 0.01,
      total: 299.99,
      pS: 300,
    },
    'Con incapacidad no puedes pedir un préstamo.',
  ],
  [{ incapacidad: 0 }, 'No estás inscrito en la caja de ahorro.'],
  [{ existe: 1 }, 'Necesitas 3 meses de antigüedad en la caja de ahorro.'],
  [{ antiguedad: 3 }, 'Tienes un préstamo en proceso de aprobación.'],
  [{ c295: 0 }, 'Tienes una baja en proceso.'],
  [{ enRetiro: 0 }, 'Primero debes liquidar tu préstamo actual.'],
  [{ restante: 0 }, 'Tu parte social no está cubierta.'],
  // A maximum of zero means that the host lends nothing yet.
  [{ total: 300, cantidadPrestamo: 0 }, 'Cumples las condiciones. Aún no hay un monto para ti.'],
  [{ cantidadPrestamo: 600 }, null],
]

test('BR-02: shows one refusal of a loan at a time, in the specified order and wording', async () => {
  const Screen = moveScreen('prestamo')
  const all = asked.flatMap(([, words]) => words ?? [])
  let now = user
  delete answers[RATES]
  for (const [change, words] of asked) {
    now = { ...now, ...change }
    has(now)
    show(Screen)
    await screen.findByText(words ?? 'Aún no sabemos la tasa de la caja. Conéctate a internet.')
    expect(all.filter((each) => screen.queryByText(each) !== null)).toEqual(words === null ? [] : [words])
    cleanup()
    client.clear()
  }
})

const LOAN = moveScreen('prestamo')
/** Account that meets every condition of a loan. */
const able = Object.assign({ ...user }, ...asked.map(([change]) => change)) as typeof user

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Acepto los términos' })

test('asks for a loan’s amount without suggesting any; shows the terms beside the button that accepts them', async () => {
  has(able)
  show(LOAN)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad en pesos' })
  expect(field.value).toBe('')
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  press('Aceptar y continuar')
  expect(screen.getByRole('alert').textContent).toBe('Elige o escribe una cantidad.')
  expect(document.activeElement).toBe(field)
  press('Leer los términos')
  expect(screen.getByText('Tu ahorro respalda el préstamo: esa parte no la puedes retirar.')).toBeTruthy()
})

test('requests a loan with two buttons after its fields: one accepts the terms, one confirms', async () => {
  has(able)
  show(LOAN)
  await screen.findByRole('textbox', { name: 'Cantidad en pesos' })
  press('Máximo')
  expect(screen.queryByRole('alert')).toBeNull()
  press('Aceptar y continuar')
  await screen.findByRole('button', { name: 'Confirmar' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(calls.some(({ key }) => key === LOANS)).toBe(false)
  press('Confirmar')
  await waitFor(() => expect(calls.filter(({ key }) => key === LOANS)).toHaveLength(1))
})

test('shows the receipt of a loan with its amount, its folio, who answers and the usual wait', async () => {
  has(able)
  const loan = { id: 1377, TIPO_MOVIMIENTO: 295, clase: 'prestamo', fActual: '2026-11-18', monto: 600 }
  const caja = [{ ...loan, horasUsuales: 48 }]
  answers[LOANS] = () => {
    answers[MOVEMENTS] = () => Response.json({ ...nothing, caja })
    return Response.json(rates.requestLoan.response)
  }
  show(LOAN)
  await screen.findByRole('textbox', { name: 'Cantidad en pesos' })
  press('Máximo')
  press('Aceptar y continuar')
  press('Confirmar')
  expect(await screen.findByText('Folio 1377')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(screen.getByText(/^\$600\.00 · /)).toBeTruthy()
  const way = screen.getByRole('list', { name: 'Cómo va' })
  expect(way.textContent).toMatch(/^PedidoFalta que autorice la caja de ahorroSuelen contestar en 2 días/)
  press('Ver lo que pedí')
  expect(window.location.hash).toBe('#/CajaAhorro')
})

test('shows a waiting loan as waiting, and an unmet condition as an error', async () => {
  has({ ...able, c295: 1 })
  show(LOAN)
  const waiting = await screen.findByText('Tienes un préstamo en proceso de aprobación.')
  expect(waiting.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe('waiting')
  cleanup()
  client.clear()
  has({ ...able, incapacidad: 1 })
  show(LOAN)
  const unmet = await screen.findByText('Con incapacidad no puedes pedir un préstamo.')
  expect(unmet.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe('unmet')
})

test('confirms no simulated loan whose terms were accepted and declined again', async () => {
  has(able)
  window.location.hash = '#/CajaAhorro/prestamo?monto=500&plazo=26'
  show(LOAN)
  expect((await box()).checked).toBe(false)
  fireEvent.click(await box())
  expect((await box()).checked).toBe(true)
  fireEvent.click(await box())
  press('Confirmar')
  expect(screen.getByRole('button', { name: 'Confirmar' }).getAttribute('aria-disabled')).toBe('true')
  expect(calls.some(({ key }) => key === LOANS)).toBe(false)
})

test('takes the amount that was changed after Back from a simulated loan', async () => {
  has(able)
  window.location.hash = '#/CajaAhorro/prestamo?monto=500&plazo=26'
  show(LOAN)
  expect((await box()).checked).toBe(false)
  await waitFor(() => expect(window.location.hash).toContain('paso=confirmar'))
  act(() => navigate('/CajaAhorro/prestamo'))
  await screen.findByRole('textbox', { name: 'Cantidad en pesos' })
  press('Máximo')
  press('Aceptar y continuar')
  await screen.findByRole('button', { name: 'Confirmar' })
  expect(screen.getByText('$600.00')).toBeTruthy()
})

const quota = { maximo: 300, articulo: 'LFT 110 IV', confirmado: true }
const beyond = 'Tu ahorro pasa del tope de la ley (LFT 110 IV).'
async function typeSavings(rechaza: boolean, value: string): Promise<void> {
  has({ ...user, c294: 0, tope: { ...quota, rechaza } })
  show(moveScreen('cambiar'))
  fireEvent.change(await screen.findByLabelText('¿Cuánto quieres ahorrar?'), { target: { value } })
}

test('shows the legal maximum beside the savings, and refuses more where the fund does', async () => {
  await typeSavings(true, '300.01')
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['$250.00', '$300.00'])
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText(beyond)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('¿Cuánto quieres ahorrar?'), { target: { value: '300' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('button', { name: 'Confirmar' })).toBeTruthy()
})

test('only warns of savings above the legal maximum where the fund does not refuse them', async () => {
  await typeSavings(false, '300.01')
  expect(await screen.findByText(beyond)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('button', { name: 'Confirmar' })).toBeTruthy()
})
