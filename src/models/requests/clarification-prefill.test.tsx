import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { setPrefill, takePrefill } from './clarification-prefill.ts'

const prefill = { period: '2026045', periodName: 'Semana 45', reasonHints: [], comment: 'Mi pago cambió' }

function open(id: number): void {
  openSessionHere({ Id_Usuario: id })
}

function goTo(path: string): void {
  window.location.hash = `#${path}`
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

beforeEach(() => {
  open(1)
  setPrefill(prefill)
  goTo('/Aclaraciones/nueva')
})
afterEach(() => {
  takePrefill()
  goTo('/')
})

test('gives the prefill to the form once', () => {
  expect(takePrefill()).toEqual(prefill)
  expect(takePrefill()).toBeNull()
})

test('keeps the prefill when the session of the same person expires', () => {
  setSession({ phase: 'locked', reason: 'expired' })
  open(1)
  expect(takePrefill()).toEqual(prefill)
})

test.each([
  ['who leaves', () => setSession({ phase: 'signed-out', reason: 'left' })],
  ['another person', () => open(2)],
  ['another page', () => goTo('/Recibos')],
])('discards the prefill: %s', (_name, happen) => {
  happen()
  expect(takePrefill()).toBeNull()
})
