import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings/savings.examples.ts'
import { readSavings } from '#contract/savings/savings.ts'
import { examples as rates } from '#contract/savings/savings-moves.examples.ts'
import { listPendingMovements, readLoanVariables, withdrawSavings } from '#contract/savings/savings-moves.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { type Asked, keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { renderHere, withoutRetries } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { moveScreen } from './move-screen.tsx'

const Withdraw = moveScreen('retirar')
const UNSURE = /No sabemos si se pidió tu movimiento anterior/
const SAVINGS = keyOf(readSavings).replace('{userid}', '9')
const account = {
  status: 'OK',
  data: { ...examples.readSavings.response.data, existe: 1, total: 8000, restante: 0, c294: 0, enRetiro: 0 },
}
const foreign = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })

let isCaptive: boolean
let answer: () => Response | Promise<Response>
let calls: Asked[]
const stored = new Map<string, unknown>()

function openStoreHere(): void {
  const store: Partial<PersonStore> = {
    readValue: async (name) => stored.get(name),
    peekValue: () => undefined,
    writeValue: async (name, value) => void stored.set(name, value),
    changeValue: async (name, change) => void stored.set(name, change(stored.get(name))),
    close: () => undefined,
  }
  setOpenStore(store as PersonStore)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T18:00:00Z') })
  openSessionHere({ Id_Usuario: 9, Folio: '100101' })
  stored.clear()
  openStoreHere()
  isCaptive = false
  answer = () => new Promise(() => undefined)
  calls = serviceHere(({ key }) => {
    if (key === keyOf(withdrawSavings)) return answer()
    if (isCaptive) return foreign()
    if (key === SAVINGS) return account
    if (key === keyOf(listPendingMovements)) return { status: 'OK', caja: [], fechaNomina: '2026-11-30' }
    return key === keyOf(readLoanVariables) ? rates.readLoanVariables.response : null
  })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

function show(): void {
  renderHere(<Withdraw params={{}} />, withoutRetries())
}

async function confirm(amount: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('¿Cuánto quieres retirar?'), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar' }))
}

const orders = () => calls.filter(({ key }) => key === keyOf(withdrawSavings)).map(({ body }) => body)

async function killedAfterConfirming(): Promise<void> {
  show()
  await confirm('900')
  await waitFor(() => expect(orders()).toHaveLength(1))
  cleanup()
  vi.setSystemTime(Date.now() + 60_000)
  window.location.hash = ''
  openStoreHere()
}

test('warns of an unanswered order after a kill, until the account is read again', async () => {
  await killedAfterConfirming()
  isCaptive = true
  show()
  expect(await screen.findByText(UNSURE)).toBeTruthy()
  cleanup()
  isCaptive = false
  show()
  await screen.findByLabelText('¿Cuánto quieres retirar?')
  await waitFor(() => expect(screen.queryByText(UNSURE)).toBeNull())
  await waitFor(() => expect([...stored].find(([name]) => name === 'note|orders-unsure')?.[1]).toEqual([]))
})

test('repeats an unanswered order after a kill with the same id', async () => {
  await killedAfterConfirming()
  isCaptive = true
  answer = () => Response.json({ status: 'OK', respuesta: 1, fechaNomina: '2026-11-30' })
  show()
  await confirm('900')
  expect(await screen.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  const [first, second] = orders()
  expect(second?.idOperacion).toBe(first?.idOperacion)
  expect(stored.get('note|orders-unsure')).toEqual([])
})

test('does not say that nothing was requested when another order is refused', async () => {
  await killedAfterConfirming()
  isCaptive = true
  answer = () => Response.json({ status: 'ERROR', message: 'Tienes un retiro en proceso.' })
  show()
  await confirm('800')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Tienes un retiro en proceso.')
  expect(alert.textContent).toContain('No sabemos si se pidió.')
  expect(alert.textContent).not.toContain('se pidió nada')
})
