import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from '#contract/savings/savings.examples.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { readFund } from '#models/savings/fund.ts'
import { InProcess } from './in-process.tsx'

const mask: Mask = { shown: true, show: () => undefined, hide: () => undefined } as never
const user = examples.readSavings.response.data
const loan = { id: 1031, TIPO_MOVIMIENTO: 295, fActual: '2026-11-24', fNomina: '2026-11-30', monto: 5000 }

function lastStep(paso: string, days: object): string | null {
  const movements = { caja: [{ ...loan, clase: 'prestamo', paso }], fechaNomina: '2026-11-30', ...days }
  render(<InProcess fund={readFund(user, { movements, variables: null }, '2026-11-18')} mask={mask} />)
  return screen.getAllByRole('listitem').at(-1)?.textContent ?? null
}

test.each(['pedido', 'en_revision'])('%s: shows the payday as conditional on authorization', (paso) => {
  expect(lastStep(paso, { fechaCierre: '2026-11-26' })).toBe(
    'Si lo autorizan a más tardar el 26/11/2026, va en tu nómina del 30/11/2026',
  )
  cleanup()
  expect(lastStep(paso, {})).toBe('Si lo autorizan a tiempo, va en tu nómina del 30/11/2026')
})

test('shows the payday without a condition once authorized', () => {
  expect(lastStep('autorizado', { fechaCierre: '2026-11-26' })).toBe('En tu nómina del 30/11/2026')
})

test('shows the usual wait until the authorization, once the server sends one', () => {
  const waiting = { ...loan, clase: 'prestamo', paso: 'pedido' }
  const shown = (movement: object) => {
    cleanup()
    const movements = { caja: [{ ...waiting, ...movement }] }
    render(<InProcess fund={readFund(user, { movements, variables: null }, '2026-11-18')} mask={mask} />)
    return screen.getByRole('list', { name: 'Pasos' }).textContent
  }
  expect(shown({ horasUsuales: 24 })).toContain('AutorizadoSuelen contestar en 1 día')
  expect(shown({})).not.toContain('Suelen')
})

test.each([
  ['pedido', 'Enviado'],
  ['en_revision', 'Visto por la caja de ahorro'],
  ['autorizado', 'Visto por la caja de ahorro'],
])('%s: says "%s", because the desk opens a movement before it decides', (paso, said) => {
  cleanup()
  lastStep(paso, {})
  expect(screen.getByText(said)).toBeTruthy()
})
