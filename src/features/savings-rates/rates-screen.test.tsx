import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings/savings-parameters.examples.ts'
import { readSavingsParameters } from '#contract/savings/savings-parameters.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { RatesScreen } from './rates-screen.tsx'

const answer = examples.readSavingsParameters.response
let width: number
let listeners: Set<() => void>

beforeEach(() => {
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  listeners = new Set()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width <= Number(/([\d.]+)px/.exec(query)?.[1] ?? 0)
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  // Sending fails as without a network.
  const propuestas = answer.propuestas.map((each) => ({ ...each, esPropia: false }))
  serviceHere(({ key }) => (key === keyOf(readSavingsParameters) ? { ...answer, propuestas } : null))
  renderHere(<RatesScreen />)
}

test('keeps typed rates when a tablet is turned, and counts them as input that is not stored', async () => {
  width = 1180
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Proponer un cambio' }))
  const field = (): HTMLInputElement => screen.getByLabelText('TIIE al año')
  expect(hasUnstoredText()).toBe(false)
  fireEvent.change(field(), { target: { value: '11.5' } })
  expect(hasUnstoredText()).toBe(true)
  width = 820
  act(() => listeners.forEach((listener) => listener()))
  expect(field().value).toBe('11.5')
})

test('keeps the reason of a refusal when its dialog closes and when it could not be sent', async () => {
  width = 820
  open()
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Rechazar' }))
    return within(await screen.findByRole('dialog'))
  }
  const reason = 'La TIIE publicada es otra: revisa el dato.'
  let dialog = await ask()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: reason } })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  dialog = await ask()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(reason)
  fireEvent.click(dialog.getByRole('button', { name: 'Rechazar' }))
  await screen.findByRole('alert')
  dialog = await ask()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(reason)
})

test('says whether the fund refuses savings above the legal maximum, and proposes the other', async () => {
  width = 820
  open()
  await screen.findByText('Rechaza', { selector: 'dd' })
  fireEvent.click(await screen.findByRole('button', { name: 'Proponer un cambio' }))
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rechazar ahorro mayor al tope de ley' })
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  expect(box.checked).toBe(false)
  expect(hasUnstoredText()).toBe(true)
})
